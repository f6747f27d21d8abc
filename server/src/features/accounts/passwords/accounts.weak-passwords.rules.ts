const lettersOfWord = 3

/** The most common passwords in lower case; loaded at the first use, because unpacking them takes a while. */
let common: Promise<ReadonlySet<string>> | undefined

/** Loads the list of common passwords. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

/** Why a password is easily guessed: it is common, or consists of words of the account or the site; else null. */
export async function weaknessOf(
  password: string,
  words: readonly string[],
): Promise<string | null> {
  const lower = password.toLowerCase()
  if ((await loadCommonPasswords()).has(lower)) {
    return 'This password is one of the most common. Choose another one'
  }
  return consistsOf(lower, words)
    ? 'This password is easily guessed from your name or that of the site. Choose another one'
    : null
}

/** True if nothing but digits and punctuation is left without the words. */
function consistsOf(password: string, words: readonly string[]): boolean {
  const known = words
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= lettersOfWord)
  const longestFirst = known.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && !/\p{L}/u.test(rest)
}
