import { textBetween } from '@medley/contract/values/text-cuts'
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** A longer word is a keyboard's or a joke's; its variants would be thousands. */
const variedLengthMax = 32
const meaningsMax = 12

/** The words of a text as search compares them: lower case, no accents, no punctuation. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The number of slips in a word or joined title that still leaves it recognizable: none up to 3 letters, at most a quarter or so. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  if (length < 7) return 1
  return length < 10 ? 2 : 3
}

/** Every spelling that is one slip away: a letter missing, swapped with the next, wrong or too many. */
export function spellingsNear(word: string): string[] {
  if (word.length < 3 || word.length > variedLengthMax) return []
  const spellings = new Set<string>()
  for (let index = 0; index <= word.length; index += 1) {
    const [start, rest] = [textBetween(word, 0, index), word.slice(index)]
    spellings.add(start + rest.slice(1))
    if (rest.length > 1) spellings.add(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2))
    for (const letter of letters) {
      spellings.add(start + letter + rest.slice(1))
      spellings.add(start + letter + rest)
    }
  }
  spellings.delete(word)
  return [...spellings]
}

/** The slips between two spellings: letters missing, wrong, too many or swapped with the next. More than `max` count as Infinity. */
export function countSlips(one: string, other: string, max = Infinity): number {
  if (Math.abs(one.length - other.length) > max) return Infinity
  let last = Array.from({ length: other.length + 1 }, (_, n) => n)
  let beforeLast: number[] = []
  for (let i = 1; i <= one.length; i += 1) {
    const row = slipsUpTo(i, one, other, [last, beforeLast])
    // A swap skips a row.
    if (Math.min(...row) > max && Math.min(...last) > max) return Infinity
    beforeLast = last
    last = row
  }
  const slips = last[other.length] ?? 0
  return slips > max ? Infinity : slips
}

/** The slips from the first `i` letters of one spelling to each beginning of the other; `rows` are those of fewer letters. */
function slipsUpTo(
  i: number,
  one: string,
  other: string,
  [last = [], beforeLast = []]: readonly number[][],
): number[] {
  const row = [i]
  const at = (slips: readonly number[], j: number) => slips[j] ?? Infinity
  for (let j = 1; j <= other.length; j += 1) {
    const isWrong = one[i - 1] !== other[j - 1]
    const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
    row.push(
      Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + Number(isWrong),
        isSwapped ? at(beforeLast, j - 2) + 1 : Infinity,
      ),
    )
  }
  return row
}

/** True if `known` may be meant by `typed`. */
export function isNear(typed: string, known: string): boolean {
  const allowed = slipsAllowed(Math.min(typed.length, known.length))
  return countSlips(typed, known, allowed) <= allowed
}

/** The beginnings of titles that are one slip away from a text. */
export function beginningsNear(text: string, titles: readonly string[]): string[] {
  const lengths = [text.length - 1, text.length, text.length + 1]
  const beginnings = titles.flatMap((title) =>
    lengths.map((length) => textBetween(title, 0, length)),
  )
  return [...new Set(beginnings)].filter((one) => countSlips(text, one, 1) <= 1)
}

/** The two halves of a word that may be two words typed as one, for each place. */
export function halvesOf(word: string): [string, string][] {
  if (word.length > variedLengthMax) return []
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => [
    textBetween(word, 0, index + 2),
    word.slice(index + 2),
  ])
}

/** The words, and the words with two neighbours joined, for each pair of neighbours. */
export function readingsOf(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      `${words[index]}${word}`,
      ...words.slice(index + 2),
    ])
  return [[...words], ...joined]
}

/**
 * Possible meanings of the words of a search, as a query of the database: each word stands for the known words
 * near it, or only for the nearest. Null if a word is near none.
 */
export function nearWordsQuery(
  words: readonly string[],
  known: ReadonlySet<string>,
  reach: 'nearest' | 'near',
): string | null {
  const [asTyped = [], ...joined] = readingsOf(distinctiveOf(words))
  const readings = [
    asTyped.map((word) => [...meaningsOf(word, known, reach), ...halvesAmong(word, known)]),
    ...joined.map((reading) => reading.map((word) => meaningsOf(word, known, reach))),
  ].filter((reading) => reading.every((meanings) => meanings.length > 0))
  return readings.length === 0 ? null : anyOf(readings.map((one) => one.map(anyOf).join(' & ')))
}

const anyOf = (terms: readonly string[]) => `(${[...new Set(terms)].join(' | ')})`

/** Words of every other title, which cost much and tell little. */
const commonWords = new Set('a an and at for from in is of on or the to with'.split(' '))

/** The words without the common ones, if at least two others remain. */
function distinctiveOf(words: readonly string[]): readonly string[] {
  const distinctive = words.filter((word) => !commonWords.has(word))
  return distinctive.length < 2 ? words : distinctive
}

function meaningsOf(word: string, known: ReadonlySet<string>, reach: 'nearest' | 'near'): string[] {
  const near = [...known]
    .filter((one) => isNear(word, one))
    .map((one) => ({ one, slips: countSlips(word, one) }))
    .toSorted((a, b) => a.slips - b.slips)
  const [nearest] = near
  const meant = near.filter(({ slips }) => reach === 'near' || slips === nearest?.slips)
  const itself = word.length < 4 ? [word] : []
  return [...itself, ...meant.slice(0, meaningsMax).map(({ one }) => one)]
}

/** Known words that a word is made of. */
function halvesAmong(word: string, known: ReadonlySet<string>): string[] {
  return halvesOf(word)
    .filter(([start, end]) => known.has(start) && known.has(end))
    .map(([start, end]) => `(${start} & ${end})`)
}
