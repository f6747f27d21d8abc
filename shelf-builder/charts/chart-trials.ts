import { seededRandom } from '../../server/src/features/recommendations/model/random.ts'
import type { Rating } from '../recommendations/ratings-file.ts'
import { chartOf, type ChartedWork } from './chart-of-ratings.ts'

const topSize = 100

/** Works of the top 100 that the charts of two random halves of the raters share; the mean of several splits. */
export function sharedByHalves(ratings: readonly Rating[], splits: number): number {
  let shared = 0
  for (let split = 1; split <= splits; split += 1) {
    const random = seededRandom(split)
    const sides = new Map<string, boolean>()
    for (const { user } of ratings) if (!sides.has(user)) sides.set(user, random() < 0.5)
    const topOf = (side: boolean) =>
      chartOf(ratings.filter(({ user }) => sides.get(user) === side))
        .slice(0, topSize)
        .map(({ work }) => work)
    const other = new Set(topOf(false))
    shared += topOf(true).filter((work) => other.has(work)).length
  }
  return shared / splits
}

export interface Brigade {
  accounts: number
  /** Ratings of other works that each account writes first, on the same day. */
  padding: number
  /** Works that are tried, one at a time. */
  tries: number
}

/**
 * The median rank of a middling work (10 to 30 ratings, mean 6 to 7) after new accounts gave it 10 on the
 * last day of the file.
 */
export function rankAfterBrigade(
  ratings: readonly Rating[],
  { accounts, padding, tries }: Brigade,
): number {
  const random = seededRandom(9)
  const middling = chartOf(ratings).filter(isMiddling)
  const last = ratings.reduce((latest, { time }) => Math.max(latest, time), 0)
  const ranks = Array.from({ length: tries }, () => {
    const work = middling[Math.floor(random() * middling.length)]?.work
    if (work === undefined) throw new Error('No work has 10 to 30 ratings with a mean of 6 to 7')
    const pushed = Array.from({ length: accounts }, (_, account) => [
      { user: `new ${account}`, work, rating: 10, time: last },
      ...Array.from({ length: padding }, () => ({
        user: `new ${account}`,
        work: ratings[Math.floor(random() * ratings.length)]?.work ?? work,
        rating: 7,
        time: last,
      })),
    ]).flat()
    return rankOf(work, chartOf([...ratings, ...pushed]))
  })
  return ranks.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0
}

const isMiddling = ({ ratings, mean }: ChartedWork) =>
  ratings >= 10 && ratings <= 30 && mean >= 6 && mean <= 7

const rankOf = (work: string, chart: readonly ChartedWork[]) =>
  chart.findIndex((entry) => entry.work === work) + 1
