/** Number and time span of the ratings of a member. */
export interface RaterHistory {
  /** Works with a rating by the member. */
  ratings: number
  /** Days between the first and the latest rating written here; imported ones do not count. */
  days: number
}

/** Ratings after which a member weighs half by their number. */
const halfRatings = 5
/** Days after which a member weighs half by time. */
const halfDays = 7
/** A young instance has no old members: until its 28th day, half weight comes after a quarter of its age. */
const shareOfAge = 1 / 4

/**
 * Weight of each rating of a member, above 0 to 1: n/(n+5) · d/(d+7) for n ratings in d days. One day or
 * only imports count as one day.
 * @param instanceDays the age of the instance
 */
export function raterWeight({ ratings, days }: RaterHistory, instanceDays: number): number {
  const lasting = Math.max(1, Math.floor(days))
  const half = Math.min(halfDays, instanceDays * shareOfAge)
  return (ratings / (ratings + halfRatings)) * (lasting / (lasting + half))
}

/** Assumption about a work of a medium before its ratings are read. */
export interface ChartPrior {
  /** The usual mean. */
  mean: number
  /** How many ratings the assumption is worth. */
  weight: number
  /** The variance of the ratings within one work. */
  variance: number
}

/** The counted ratings of a work. */
export interface RatingSums {
  /** The sum of their raters' weights. */
  weight: number
  /** The sum of weight · rating. */
  weighted: number
}

/**
 * The score that orders charts: the mean of the weighted ratings and the prior, less one standard error, so
 * that few ratings rank below many equally good ones.
 */
export function chartScore(prior: ChartPrior, { weight, weighted }: RatingSums): number {
  const certainty = prior.weight + weight
  return (prior.weight * prior.mean + weighted) / certainty - Math.sqrt(prior.variance / certainty)
}

/** The ratings of one work, unweighted. */
export interface RatingSpread {
  count: number
  sum: number
  /** The sum of squares. */
  squares: number
}

/** Works with two or more ratings from which a medium's own prior is estimated. */
export const worksForPrior = 200

/** Until there are enough works. Mean and variance of MovieTweetings' ratings. */
export const usualPrior: ChartPrior = { mean: 7.2, weight: 5, variance: 2.6 }

const bounds = { weight: [1, 25], variance: [0.5, 9] } as const

/**
 * Estimates a medium's prior from works with two or more ratings: the mean of their means, and the variance
 * within works, divided by that between them for the weight (one-way analysis of variance, method of
 * moments). The usual prior if there are fewer than 200 such works.
 */
export function estimatePrior(works: readonly RatingSpread[]): ChartPrior {
  const spreads = works.filter(({ count }) => count >= 2)
  if (spreads.length < worksForPrior) return usualPrior
  const total = { ratings: 0, squaredCounts: 0, sum: 0, means: 0, within: 0 }
  for (const { count, sum, squares } of spreads) {
    total.ratings += count
    total.squaredCounts += count * count
    total.sum += sum
    total.means += sum / count
    total.within += squares - (sum * sum) / count
  }
  const average = total.sum / total.ratings
  let between = 0
  for (const { count, sum } of spreads) between += count * (sum / count - average) ** 2
  const groups = spreads.length
  const variance = within(total.within / (total.ratings - groups), bounds.variance)
  const usualCount = (total.ratings - total.squaredCounts / total.ratings) / (groups - 1)
  const ofMeans = (between / (groups - 1) - variance) / usualCount
  return {
    mean: total.means / groups,
    weight: within(ofMeans > 0 ? variance / ofMeans : Infinity, bounds.weight),
    variance,
  }
}

function within(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}
