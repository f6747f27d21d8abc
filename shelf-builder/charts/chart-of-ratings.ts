import {
  chartScore,
  estimatePrior,
  raterWeight,
} from '../../server/src/features/charts/charts.rules.ts'
import type { Rating } from '../recommendations/ratings-file.ts'

export interface ChartedWork {
  work: string
  ratings: number
  mean: number
  score: number
}

interface Rater {
  ratings: number
  first: number
  latest: number
}

interface Sums {
  count: number
  sum: number
  squares: number
  weight: number
  weighted: number
}

const daySeconds = 86_400

/** All works of a file of ratings by chart score, as the product's nightly job scores them. */
export function chartOf(ratings: readonly Rating[]): ChartedWork[] {
  const raters = ratersOf(ratings)
  const times = [...raters.values()].flatMap(({ first, latest }) => [first, latest])
  const age = (highest(times) - lowest(times)) / daySeconds
  const weights = new Map(
    [...raters].map(([user, { ratings: n, first, latest }]) => [
      user,
      raterWeight({ ratings: n, days: (latest - first) / daySeconds }, age),
    ]),
  )
  const sums = sumsOf(ratings, weights)
  const prior = estimatePrior([...sums.values()])
  return [...sums]
    .map(([work, sum]) => ({
      work,
      ratings: sum.count,
      mean: sum.sum / sum.count,
      score: chartScore(prior, sum),
    }))
    .toSorted((a, b) => b.score - a.score || b.ratings - a.ratings || (a.work < b.work ? -1 : 1))
}

function ratersOf(ratings: readonly Rating[]): Map<string, Rater> {
  const raters = new Map<string, Rater>()
  for (const { user, time } of ratings) {
    const {
      ratings: n,
      first,
      latest,
    } = raters.get(user) ?? {
      ratings: 0,
      first: time,
      latest: time,
    }
    raters.set(user, {
      ratings: n + 1,
      first: Math.min(first, time),
      latest: Math.max(latest, time),
    })
  }
  return raters
}

function sumsOf(
  ratings: readonly Rating[],
  weights: ReadonlyMap<string, number>,
): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const { user, work, rating } of ratings) {
    const sum = sums.get(work) ?? { count: 0, sum: 0, squares: 0, weight: 0, weighted: 0 }
    const weight = weights.get(user) ?? 0
    sum.count += 1
    sum.sum += rating
    sum.squares += rating * rating
    sum.weight += weight
    sum.weighted += weight * rating
    sums.set(work, sum)
  }
  return sums
}

const highest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
const lowest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
