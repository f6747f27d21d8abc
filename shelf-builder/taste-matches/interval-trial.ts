import { seededRandom } from '../../server/src/features/recommendations/model/random.ts'
import {
  type Differences,
  deviationAt,
  estimateTastePrior,
  matchOf,
  type TastePrior,
  worksNeeded,
  z80,
} from '../../server/src/features/taste-matches/taste-matches.rules.ts'
import type { Rating } from '../recommendations/ratings-file.ts'

/** How often the interval held, for pairs with so many works in common. */
export interface Bucket {
  from: number
  pairs: number
  held: number
  /** The sum of half the widths. */
  halves: number
}

export const bucketStarts = [3, 5, 10, 20, 50] as const
/** Pairs of one bucket, chosen at random. */
const pairsMax = 20_000
/** Members with fewer ratings have no works to hide. */
const ratingsMin = 2 * worksNeeded
/** Pairs from which the prior is estimated, as at night. */
const priorPairs = 2_000

/** The known and the hidden differences of a pair. */
interface Pair {
  known: number[]
  hidden: number[]
}

/**
 * Hides half of the works that two members have in common and states the interval from the other half. It
 * holds if the mean difference of the hidden works lies within it, widened by what so few of them vary.
 */
export function tryIntervals(ratings: readonly Rating[]): { prior: TastePrior; buckets: Bucket[] } {
  const random = seededRandom(5)
  const pairs = pairsOf(ratings, random)
  const sample = [...pairs.values()].flat().toSorted(() => random() - 0.5)
  const prior = estimateTastePrior(sample.slice(0, priorPairs).map(({ known }) => spreadOf(known)))
  const buckets = bucketStarts.map((from) => judge(prior, from, pairs.get(from) ?? []))
  return { prior, buckets }
}

function judge(prior: TastePrior, from: number, pairs: readonly Pair[]): Bucket {
  const bucket = { from, pairs: pairs.length, held: 0, halves: 0 }
  for (const { known, hidden } of pairs) {
    const match = matchOf(prior, spreadOf(known))
    const half =
      z80 * deviationAt(prior, match.difference) * Math.sqrt(1 / (known.length + prior.weight))
    const noise = z80 * deviationAt(prior, match.difference) * Math.sqrt(1 / hidden.length)
    const { works, sum } = spreadOf(hidden)
    if (Math.abs(sum / works - match.difference) <= Math.hypot(half, noise)) bucket.held += 1
    bucket.halves += half
  }
  return bucket
}

function spreadOf(differences: readonly number[]): Differences {
  return {
    works: differences.length,
    sum: differences.reduce((sum, one) => sum + one, 0),
    squares: differences.reduce((sum, one) => sum + one * one, 0),
  }
}

/** Pairs by the bucket of their known works, at most `pairsMax` each. */
function pairsOf(ratings: readonly Rating[], random: () => number): Map<number, Pair[]> {
  const rows = Map.groupBy(ratings, ({ user }) => user)
  const members = [...rows.values()]
    .filter((row) => row.length >= ratingsMin)
    .map((row) => new Map(row.map(({ work, rating }) => [work, rating])))
  const seen = new Map<number, number>()
  const buckets = new Map<number, Pair[]>(bucketStarts.map((from) => [from, []]))
  for (const [index, one] of members.entries()) {
    for (const other of members.slice(index + 1)) {
      const differences = differencesBetween(one, other)
      if (differences.length < ratingsMin) continue
      const shuffled = shuffle(differences, random)
      const known = shuffled.slice(0, Math.floor(shuffled.length / 2))
      const from = bucketStarts.findLast((start) => start <= known.length) ?? bucketStarts[0]
      const pair = { known, hidden: shuffled.slice(known.length) }
      const count = (seen.get(from) ?? 0) + 1
      seen.set(from, count)
      sampleSome(buckets.get(from) ?? [], pair, count, random)
    }
  }
  return buckets
}

/** Keeps every pair with the same chance: a reservoir. */
function sampleSome(kept: Pair[], pair: Pair, count: number, random: () => number): void {
  if (kept.length < pairsMax) kept.push(pair)
  else {
    const index = Math.floor(random() * count)
    if (index < pairsMax) kept[index] = pair
  }
}

function differencesBetween(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number[] {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  return [...few].flatMap(([work, rating]) => {
    const theirs = many.get(work)
    return theirs === undefined ? [] : [Math.abs(rating - theirs)]
  })
}

function shuffle(values: readonly number[], random: () => number): number[] {
  const shuffled = [...values]
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const value = shuffled[index] ?? 0
    shuffled[index] = shuffled[other] ?? 0
    shuffled[other] = value
  }
  return shuffled
}
