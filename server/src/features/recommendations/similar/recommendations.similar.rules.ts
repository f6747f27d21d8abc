import { fameOf } from '../recommendations.fame.rules.ts'
import { logOf } from '../recommendations.logs.rules.ts'
import { seriesKeysOf } from '../recommendations.series.rules.ts'
import { addsVariety, areOfOneSeries, type VariedWork } from '../recommendations.variety.rules.ts'

export interface SimilarFacts {
  id: number
  title: string
  series: string | null
  creators: readonly string[]
  cast: readonly string[]
  countries: readonly string[]
  genres: readonly string[]
  year: number | null
  /** How strongly the same members like both, in any unit; null if nothing says so. */
  pairWeight: number | null
  reviewerCount: number
  shelfPlace: number | null
}

/** Works in a row among which not too many are of one creator or series. */
const span = 6
const most = { perCreator: 3, perSeries: 3 }

/**
 * The ids of works like one, best first: by what they have in common, by how well known they are, and by how
 * many members like both, the more the more likes the model learnt from.
 *
 * @param weightOfFacts beside the model; 1 without one
 */
export function rankSimilar(
  about: SimilarFacts,
  works: readonly SimilarFacts[],
  weightOfFacts: number,
): number[] {
  const weightOf = weighGenres(works)
  const strongest = Math.max(...works.map(({ pairWeight }) => pairWeight ?? 0))
  const pairs = pairsWithoutModel + (1 - weightOfFacts)
  const own = withSeries(about)
  const scored = works
    .map(withSeries)
    .filter((work) => work.id !== own.id && isAlike(own, work, weightOf))
    .map((work) => ({
      work,
      score:
        ((1 + weightOfFacts) / 2) * compare(own, work, weightOf) +
        pairs * logOf(work.pairWeight ?? 0, strongest),
    }))
  return mix(
    scored.toSorted((a, b) => b.score - a.score || a.work.id - b.work.id).map(({ work }) => work),
  )
}

type Compared = SimilarFacts & VariedWork

function withSeries(work: SimilarFacts): Compared {
  return { ...work, seriesKeys: seriesKeysOf(work) }
}

/** Pairs that do not come from members here say less. */
const pairsWithoutModel = 0.5

const weights = {
  fame: 0.5,
  genres: 2.5,
  years: 0.9,
  series: 3,
  creator: 2,
  country: 1.5,
  person: 0.7,
}
const peopleMax = 2
/** Years count by the logarithm, in steps of so many. */
const yearsTogether = 5
/** Works of unknown years are so far apart. */
const yearsUnknown = 50
const unknownShare = 1 / 2
/** So many films are made there that a country in common says little. */
export const commonCountries = new Set(['US', 'GB', 'CA', 'AU'])

type Weigh = (genre: string) => number

function compare(own: Compared, work: Compared, weightOf: Weigh): number {
  const years =
    own.year === null || work.year === null ? yearsUnknown : Math.abs(own.year - work.year)
  return (
    weights.fame * Math.log(fameOf(work)) +
    weights.genres * shareOf(own.genres, work.genres, weightOf) -
    weights.years * Math.log1p(years / yearsTogether) +
    weights.series * Number(areOfOneSeries(own, work)) +
    weights.creator * Number(share(own.creators, work.creators)) +
    weights.country * compareCountries(own.countries, work.countries) +
    weights.person * Math.min(peopleMax, inCommon(own.cast, work.cast).length)
  )
}

/** From -1/3 where none of known countries is in common to 1 for a rare one. */
function compareCountries(own: readonly string[], others: readonly string[]): number {
  if (own.length === 0 || others.length === 0) return 0
  const common = inCommon(own, others)
  if (common.length === 0) return -1 / 3
  return common.every((country) => commonCountries.has(country)) ? 1 / 5 : 1
}

/** The share of all genres of both that they have in common; rare ones say more, and unknown ones a little. */
function shareOf(own: readonly string[], others: readonly string[], weightOf: Weigh): number {
  if (own.length === 0) return 0
  if (others.length === 0) return unknownShare
  const common = weightOfAll(inCommon(own, others), weightOf)
  const all = weightOfAll(own, weightOf) + weightOfAll(others, weightOf) - common
  return common === 0 ? 0 : common / all
}

const weightOfAll = (genres: readonly string[], weightOf: Weigh) =>
  genres.reduce((total, genre) => total + weightOf(genre), 0)

function weighGenres(works: readonly SimilarFacts[]): Weigh {
  const counts = new Map<string, number>()
  for (const name of works.flatMap(({ genres }) => genres)) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return (name) => Math.log1p(works.length / (counts.get(name) ?? 1))
}

/** A genre that most works have connects few of them: the shared ones are at least this part of a work's own. */
const leastShare = 0.4

/** True if more than fame and years connects a work. */
function isAlike(own: Compared, work: Compared, weightOf: Weigh): boolean {
  const common = inCommon(own.genres, work.genres)
  const shared = weightOfAll(common, weightOf)
  return (
    work.pairWeight !== null ||
    (common.length > 0 && shared >= leastShare * weightOfAll(own.genres, weightOf)) ||
    share(own.creators, work.creators) ||
    share(own.cast, work.cast) ||
    areOfOneSeries(own, work) ||
    compareCountries(own.countries, work.countries) === 1
  )
}

function inCommon(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((name) => others.includes(name))
}

function share(some: readonly string[], others: readonly string[]): boolean {
  return some.some((name) => others.includes(name))
}

/** The works in their order, except that those too much like the ones before them wait. */
function mix(works: readonly Compared[]): number[] {
  const waiting = works.slice(0, mixedMax)
  const chosen: Compared[] = []
  while (waiting.length > 0) {
    const before = chosen.slice(1 - span)
    const index = waiting.findIndex((work) => addsVariety(work, before, most))
    chosen.push(...waiting.splice(Math.max(index, 0), 1))
  }
  return chosen.map(({ id }) => id)
}

/** More than are shown: some are shown already, or are not for the viewer. */
const mixedMax = 60
