import { mayBeReason } from '@medley/contract/values/genres'
import type { Medium } from '@medley/contract/values/medium'
import { fameOf } from './recommendations.fame.rules.ts'
import { seriesKeysOf } from './recommendations.series.rules.ts'

/** Facts by which works are compared. */
export interface ComparedFacts {
  title: string
  series: string | null
  creators: readonly string[]
  genres: readonly string[]
  year: number | null
}

export interface LikedFacts extends ComparedFacts {
  workId: number
  medium: Medium
  /** The member's newest rating; null if they only engaged it. */
  rating: number | null
  /** How strongly it speaks for similar works, above 0. */
  pull: number
}

/** A work that may be recommended. */
export interface CandidateFacts extends ComparedFacts {
  workId: number
  /** Its number in the series. */
  position: string | null
  reviewerCount: number
  shelfPlace: number | null
}

/** A fact that a work shares with works that the member liked. */
export interface SharedFact {
  kind: 'creator' | 'series' | 'genre'
  name: string
}

export interface FactScore {
  /** The logarithm of how much likelier than others the work is liked. */
  score: number
  /** The part of it that creators and series have. */
  kinship: number
  /** The facts in common, strongest first; none for a work that is only well known. */
  shared: readonly SharedFact[]
}

/** Whom a member gives so much on average, they like well enough to be recommended works for it. */
export const wellLiked = 7.5

/** Shares of the candidates count as much as so many liked works. */
const priorLikes = 20
/** A kind of years is so many long. */
const yearsTogether = 5

/**
 * Scores works by fame and by what they share with works that a member likes: how much more often than among all
 * candidates their genres and years are among the liked ones, and how much the member likes their creators and series.
 * Works of other mediums speak for creators, and a little for genres and years.
 */
export function scoreFacts(
  candidates: readonly CandidateFacts[],
  liked: readonly LikedFacts[],
  medium: Medium,
): Map<number, FactScore> {
  const own = liked.filter((work) => work.medium === medium)
  const others = liked.filter((work) => work.medium !== medium)
  const weighed = candidates.map((work) => ({ ...work, pull: fameOf(work) }))
  const genreLift = liftOf(({ genres }) => genres, { weighed, own, others })
  const yearLift = liftOf(yearsOf, { weighed, own, others })
  const unit = meanOf(liked.map(({ pull }) => pull)) || 1
  const creators = sumBy(liked, (work) => work.creators)
  const series = sumBy(own, seriesKeysOf)
  const means = meanRatings(liked)
  const scores = weighed.map((work): [number, FactScore] => {
    const byCreators = sumOf(work.creators, creators) / unit
    const bySeries = Math.max(...seriesKeysOf(work).map((key) => series.get(key) ?? 0), 0) / unit
    const byGenres = sumOf(work.genres, genreLift) / Math.sqrt(work.genres.length || 1)
    const kinship = Math.log1p(byCreators) + Math.log1p(seriesWeight * bySeries)
    const score = Math.log(work.pull) + byGenres + sumOf(yearsOf(work), yearLift) + kinship
    const shared = sharedOf(work, { bySeries, means, genreLift })
    return [work.workId, { score, kinship, shared }]
  })
  return new Map(scores)
}

/** A series says more than a creator. */
const seriesWeight = 3

interface Weighed extends ComparedFacts {
  pull: number
}

interface Compared {
  weighed: readonly Weighed[]
  own: readonly Weighed[]
  others: readonly Weighed[]
}

type NamesOf = (work: ComparedFacts) => readonly string[]

/** How much likelier, as a logarithm, a liked work has each value of a fact than a candidate. */
function liftOf(namesOf: NamesOf, { weighed, own, others }: Compared): Map<string, number> {
  const usual = sharesOf(weighed, namesOf)
  const liked = sharesOf(own, namesOf)
  const elsewhere = sharesOf(others, namesOf)
  const lifts = [...usual].map(([name, share]): [string, number] => {
    const fromElsewhere = others.length > 0 ? (elsewhere.get(name) ?? 0) : share
    const expected = (share + fromElsewhere) / 2
    const found = own.length * (liked.get(name) ?? 0) + priorLikes * expected
    return [name, Math.log(found / ((own.length + priorLikes) * share))]
  })
  return new Map(lifts)
}

/** The share of the weight of works that each value of a fact has. */
function sharesOf(works: readonly Weighed[], namesOf: NamesOf): Map<string, number> {
  const total = works.reduce((sum, { pull }) => sum + pull, 0)
  return new Map([...sumBy(works, namesOf)].map(([name, pull]) => [name, pull / total]))
}

function sumBy(works: readonly Weighed[], namesOf: NamesOf): Map<string, number> {
  const sums = new Map<string, number>()
  for (const work of works) {
    for (const name of namesOf(work)) sums.set(name, (sums.get(name) ?? 0) + work.pull)
  }
  return sums
}

/** The mean rating of each creator's works; works that were only engaged say nothing. */
function meanRatings(liked: readonly LikedFacts[]): Map<string, number> {
  const ratings = new Map<string, number[]>()
  for (const { creators, rating } of liked) {
    if (rating === null) continue
    for (const name of creators) ratings.set(name, [...(ratings.get(name) ?? []), rating])
  }
  return new Map([...ratings].map(([name, given]) => [name, meanOf(given)]))
}

function sumOf(names: readonly string[], weights: ReadonlyMap<string, number>): number {
  return names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)
}

function yearsOf({ year }: ComparedFacts): string[] {
  return year === null ? [] : [String(Math.floor(year / yearsTogether))]
}

interface Weights {
  bySeries: number
  means: ReadonlyMap<string, number>
  genreLift: ReadonlyMap<string, number>
}

function sharedOf(
  { series, creators, genres }: ComparedFacts,
  { bySeries, means, genreLift }: Weights,
): SharedFact[] {
  const ofSeries = series !== null && bySeries > 0 ? [series] : []
  const [creator] = namesFrom(creators, means, wellLiked)
  const likedGenres = namesFrom(genres.filter(mayBeReason), genreLift, Number.MIN_VALUE)
  return [
    ...ofSeries.map((name) => ({ kind: 'series' as const, name })),
    ...(creator === undefined ? [] : [{ kind: 'creator' as const, name: creator }]),
    ...likedGenres.map((name) => ({ kind: 'genre' as const, name })),
  ]
}

/** The names with at least such a weight, the greatest first. */
function namesFrom(
  names: readonly string[],
  weights: ReadonlyMap<string, number>,
  least: number,
): string[] {
  const weightOf = (name: string) => weights.get(name) ?? 0
  return names
    .filter((name) => weightOf(name) >= least)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}
