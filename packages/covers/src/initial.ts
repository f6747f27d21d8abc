const articles = new Set(
  'the a an le la les l un une der die das ein eine el los las una il lo gli i'.split(' '),
)

/** The first letter or digit of a title's first word that is no article, upper case; empty without a letter or digit. */
export function initialOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  const word = words.find((each, i) => i === words.length - 1 || !articles.has(each.toLowerCase()))
  return [...(word ?? '')][0]?.toUpperCase() ?? ''
}

/** The initials of a name's first and last word, as a monogram; empty without a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
