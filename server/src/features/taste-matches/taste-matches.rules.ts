/** Assumption about two members before their ratings are compared. */
export interface TastePrior {
  /** The usual mean difference. */
  difference: number
  /** How many works in common the assumption is worth. */
  weight: number
  /** The standard deviation of single differences, where the mean difference is the usual one. */
  deviation: number
}

/** The differences of two members' ratings. */
export interface Differences {
  works: number
  /** Of the absolute differences. */
  sum: number
  /** The sum of squares. */
  squares: number
}

/** Works in common without which nothing is said. */
export const worksNeeded = 3

/** Until there are enough pairs. From MovieTweetings. */
export const usualTastePrior: TastePrior = { difference: 1.6, weight: 7, deviation: 1.3 }

export const pairsForPrior = 200

/** Half the 80 % interval of a normal distribution, in standard deviations. */
export const z80 = 1.2816

/** The mean difference drawn to the usual one by few works in common. */
export function estimatedDifference(
  prior: TastePrior,
  { works, sum }: Pick<Differences, 'works' | 'sum'>,
): number {
  return (sum + prior.weight * prior.difference) / (works + prior.weight)
}

/**
 * The standard deviation of a single difference: it grows with the mean, since those who mostly agree
 * seldom differ much.
 */
export function deviationAt(prior: TastePrior, difference: number): number {
  return (prior.deviation * difference) / prior.difference
}

/** How far two members usually differ, with the interval that holds it in four cases of five. */
export function matchOf(
  prior: TastePrior,
  differences: Pick<Differences, 'works' | 'sum'>,
): { difference: number; low: number; high: number } {
  const difference = estimatedDifference(prior, differences)
  const certainty = Math.sqrt(differences.works + prior.weight)
  const half = (z80 * deviationAt(prior, difference)) / certainty
  return { difference, low: Math.max(0, difference - half), high: Math.min(10, difference + half) }
}

const bounds = { difference: [0.3, 5], weight: [2, 30], deviation: [0.3, 4] } as const

/**
 * Estimates the prior from pairs with three or more works in common: the mean of their mean differences, and
 * the variance within pairs, divided by that between them for the weight. The usual prior if there are fewer
 * than 200 such pairs.
 */
export function estimateTastePrior(pairs: readonly Differences[]): TastePrior {
  const usable = pairs.filter(({ works }) => works >= worksNeeded)
  if (usable.length < pairsForPrior) return usualTastePrior
  const total = { means: 0, squaredMeans: 0, reciprocals: 0, works: 0, within: 0 }
  for (const { works, sum, squares } of usable) {
    const mean = sum / works
    total.means += mean
    total.squaredMeans += mean * mean
    total.reciprocals += 1 / works
    total.works += works
    total.within += squares - sum * mean
  }
  const count = usable.length
  const difference = total.means / count
  const variance = total.within / (total.works - count)
  const ofMeans = (total.squaredMeans - count * difference ** 2) / (count - 1)
  const between = ofMeans - (variance * total.reciprocals) / count
  return {
    difference: within(difference, bounds.difference),
    weight: within(between > 0 ? variance / between : Infinity, bounds.weight),
    deviation: within(Math.sqrt(variance), bounds.deviation),
  }
}

function within(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}

export interface RatedByBoth {
  workId: number
  yourRating: number
  theirRating: number
}

/** The differences of ratings of the same works. */
export function differencesOf(rated: readonly RatedByBoth[]): Pick<Differences, 'works' | 'sum'> {
  const sum = rated.reduce((total, one) => total + gapOf(one), 0)
  return { works: rated.length, sum }
}

const shownMax = 3

/** Works that both rated most and least alike, up to three each; what both like most comes first. */
export function extremesOf(rated: readonly RatedByBoth[]): {
  closest: RatedByBoth[]
  furthest: RatedByBoth[]
} {
  const ordered = rated.toSorted(
    (a, b) => gapOf(a) - gapOf(b) || likingOf(b) - likingOf(a) || a.workId - b.workId,
  )
  return {
    closest: ordered.slice(0, shownMax),
    furthest: ordered
      .slice(shownMax)
      .slice(-shownMax)
      .toReversed()
      .filter((one) => gapOf(one) > 0),
  }
}

const gapOf = ({ yourRating, theirRating }: RatedByBoth) => Math.abs(yourRating - theirRating)
const likingOf = ({ yourRating, theirRating }: RatedByBoth) => yourRating + theirRating
