import { wordsOf } from '../words.ts'
import { coresOf, partsOf } from './title-parts.ts'
import { titleKey } from './title-spellings.ts'

/**
 * How two titles belong together. same: spellings of one title. core: apart from an addition such as ": A Star
 * Wars Story". part: one is a piece of the other. near: nearly the same letters.
 */
export type TitleLikeness = 'same' | 'core' | 'part' | 'near'

/** Shorter pieces belong to too many titles: "Part Two", "Alone". */
const partLengthMin = 4
const nearMin = 0.8

/** The closest likeness of any title of one work to any of another's; null if they have none. */
export function compareTitles(
  ours: readonly string[],
  theirs: readonly string[],
): TitleLikeness | null {
  const found = new Set(ours.flatMap((one) => theirs.map((other) => compare(one, other))))
  return (['same', 'core', 'part', 'near'] as const).find((one) => found.has(one)) ?? null
}

function compare(one: string, other: string): TitleLikeness | null {
  const [a, b] = [titleKey(one), titleKey(other)]
  if (a === b) return 'same'
  const isCore = meets([a, ...coresOf(one).map(titleKey)], [b, ...coresOf(other).map(titleKey)])
  if (isCore) return 'core'
  const isPiece = (key: string, whole: string) =>
    key.length >= partLengthMin && partsOf(whole).some((part) => titleKey(part) === key)
  if (isPiece(a, other) || isPiece(b, one) || frames(one, other) || frames(other, one))
    return 'part'
  return isLong(a) && isLong(b) && diceOf(a, b) >= nearMin && hasSameNumbers(a, b) ? 'near' : null
}

const meets = (ours: readonly string[], theirs: readonly string[]) =>
  ours.some((one) => one.length >= 2 && theirs.includes(one))

const isLong = (key: string) => key.length >= 7

const framed = { wordsMin: 2, lettersMin: 10 }

/** True if a title of several words begins or ends a longer one: "Lady Vengeance" in "Sympathy for Lady Vengeance". */
function frames(short: string, long: string): boolean {
  const [inner, outer] = [wordsOf(short), wordsOf(long)]
  if (inner.length < framed.wordsMin || inner.join('').length < framed.lettersMin) return false
  if (outer.length <= inner.length) return false
  const text = inner.join(' ')
  return outer.join(' ').startsWith(`${text} `) || outer.join(' ').endsWith(` ${text}`)
}

/** "Alien 2" is not "Alien 3", though it is near. */
const hasSameNumbers = (a: string, b: string) =>
  a.replaceAll(/\D+/g, ' ').trim() === b.replaceAll(/\D+/g, ' ').trim()

/** The share of pairs of letters that two texts have in common, from 0 to 1. */
function diceOf(a: string, b: string): number {
  const pairs = pairsOf(a)
  const rest = new Map<string, number>()
  for (const pair of pairs) rest.set(pair, (rest.get(pair) ?? 0) + 1)
  const others = pairsOf(b)
  const common = others.filter((pair) => {
    const count = rest.get(pair) ?? 0
    rest.set(pair, count - 1)
    return count > 0
  })
  return (2 * common.length) / (pairs.length + others.length)
}

const pairsOf = (text: string) =>
  Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, index) => `${text[index]}${text[index + 1]}`,
  )
