import type { Medium } from '@medley/contract/values/medium'
import { logOf } from './recommendations.logs.rules.ts'
import { numberOfPart, seriesKeysOf } from './recommendations.series.rules.ts'
import {
  type CandidateFacts,
  type FactScore,
  type LikedFacts,
  scoreFacts,
  type SharedFact,
} from './recommendations.taste.rules.ts'
import {
  addsVariety,
  areOfOneSeries,
  type VariedWork,
  varyFacts,
} from './recommendations.variety.rules.ts'

/** Recommendations kept per member and medium. */
export const recommendationsMax = 30
/** Each place of this number is kept for a work that is new here. */
const newcomerEvery = 10
/** Within so many places: the most works of one creator, and of one series. */
const diversitySpan = 20
const most = { perCreator: 2, perSeries: 1 }

/** A work that similar works or the model speak for. */
export interface ScoredWork {
  workId: number
  /** Above 0, in any unit. */
  score: number
  /** Up to 3 of the member's liked works, the greatest share of the score first. */
  becauseIds: readonly number[]
}

/** A work that friends of the member liked. */
export interface FriendsWork {
  workId: number
  /** Above 0, in any unit. */
  weight: number
  friendIds: readonly number[]
  friendsLiked: number
}

/** A work that tells the story of a liked one in another medium, or is its music. */
export interface Counterpart {
  workId: number
  likedId: number
  /** How strongly the liked one speaks for similar works. */
  pull: number
}

export interface RankedWork extends ScoredWork, Pick<FriendsWork, 'friendIds' | 'friendsLiked'> {
  shared: SharedFact | null
  /** Few members have rated it. */
  isNewHere: boolean
}

/** Facts about a medium as a whole. */
export interface MediumState {
  /** The likes that the model in use learnt from; 0 without one. */
  modelLikes: number
  /** Works with fewer ratings are new here; null while no work has many. */
  newcomersBelow: number | null
}

export interface Sources extends MediumState {
  medium: Medium
  /** Liked works of the medium. */
  likedCount: number
  liked: readonly LikedFacts[]
  /** All works that may be recommended: not what the member rated or said is not for them. */
  candidates: readonly CandidateFacts[]
  scored: readonly ScoredWork[]
  /** The share of what the member likes that `scored` rests on; 0 to 1. */
  coverage: number
  friends: readonly FriendsWork[]
  counterparts: readonly Counterpart[]
}

/**
 * The works to recommend to a member in one medium, best first, at most `recommendationsMax`. Each source gives a
 * logarithm of how much likelier than others a work is liked, and these are added: facts, the less the more the
 * model learnt; similar works, by how much of what the member likes they know; friends, the more the fewer liked works.
 */
export function rankWorks(sources: Sources): RankedWork[] {
  const { candidates, liked, medium, newcomersBelow } = sources
  const facts = scoreFacts(candidates, liked, medium)
  const speak = gatherSources(sources)
  const works = candidates.map((candidate) =>
    speak(candidate, facts.get(candidate.workId) ?? noFacts),
  )
  return spread(
    works.toSorted((a, b) => b.score - a.score || a.workId - b.workId),
    newcomersBelow,
  )
}

/** Answers what all sources together say about a work. */
function gatherSources(sources: Sources) {
  const { coverage, likedCount, modelLikes } = sources
  const weight = weightOfFacts(modelLikes)
  const similar = byWork(sources.scored)
  const friends = byWork(sources.friends)
  const counterparts = byWork(sources.counterparts)
  const mostSimilar = Math.max(...sources.scored.map(({ score }) => score))
  const mostFriends = Math.max(...sources.friends.map((work) => work.weight))
  return (candidate: CandidateFacts, facts: FactScore): Waiting => {
    const { workId } = candidate
    const near = similar.get(workId) ?? nothingNear
    const { weight: friendly, ...grounds } = friends.get(workId) ?? noFriends
    const counterpart = counterparts.get(workId)
    const byFacts = facts.score + Math.log1p(counterpartWeight * (counterpart?.pull ?? 0))
    const bySimilar = coverage * logOf(near.score, mostSimilar)
    const byFriends = logOf(friendShare(likedCount) * friendly, mostFriends)
    return {
      ...grounds,
      candidate,
      creators: candidate.creators,
      seriesKeys: seriesKeysOf(candidate),
      workId,
      score: weight * byFacts + bySimilar + (1 + weight) * byFriends,
      becauseIds: counterpart
        ? [counterpart.likedId]
        : bySimilar >= weight * facts.kinship
          ? near.becauseIds
          : [],
      shared: null,
      facts: facts.shared,
      isNewHere: false,
    }
  }
}

const nothingNear: Omit<ScoredWork, 'workId'> = { score: 0, becauseIds: [] }
const noFriends: Omit<FriendsWork, 'workId'> = { weight: 0, friendIds: [], friendsLiked: 0 }
const noFacts: FactScore = { score: 0, kinship: 0, shared: [] }

function byWork<T extends { workId: number }>(works: readonly T[]): Map<number, T> {
  return new Map(works.map((work) => [work.workId, work]))
}

/** How much the counterpart of a liked work counts. */
const counterpartWeight = 10

/** From so many likes on, the model counts more than facts. */
const likesOfEqual = 5000

/** The weight of facts beside a model that learnt from so many likes. */
export function weightOfFacts(modelLikes: number): number {
  return likesOfEqual / (likesOfEqual + modelLikes)
}

/**
 * How much friends' likes weigh beside the model: the best there is while little is known of a member,
 * and little more than a tie-breaker afterwards (measured on Last.fm friendships).
 */
export function friendShare(likedCount: number): number {
  if (likedCount <= 2) return 1
  return likedCount <= 5 ? 1 / 2 : 1 / 4
}

interface Waiting extends RankedWork, VariedWork {
  candidate: CandidateFacts
  /** Shared with liked works, strongest first. */
  facts: readonly SharedFact[]
}

/** The works in their order, except that those too much like the ones before them wait. */
function spread(ranked: readonly Waiting[], newcomersBelow: number | null): RankedWork[] {
  const waiting = [...ranked]
  const chosen: Waiting[] = []
  const isNewcomer = ({ candidate: { reviewerCount } }: Waiting) =>
    newcomersBelow !== null && reviewerCount > 0 && reviewerCount < newcomersBelow
  while (chosen.length < recommendationsMax) {
    const before = chosen.slice(1 - diversitySpan)
    const fits = (work: Waiting) => addsVariety(work, before, most)
    const isForNewcomer = (chosen.length + 1) % newcomerEvery === 0
    const newcomer = isForNewcomer && waiting.find((work) => isNewcomer(work) && fits(work))
    const best = newcomer || waiting.find(fits)
    if (!best) break
    const next = firstPart(best, waiting, fits)
    chosen.push({ ...next, isNewHere: next === newcomer })
    waiting.splice(waiting.indexOf(next), 1)
  }
  const named = varyFacts(chosen)
  return chosen.map(({ candidate: _, creators: __, seriesKeys: ___, facts: ____, ...work }, i) => ({
    ...work,
    shared: named[i] ?? null,
  }))
}

/** A part of a series may be put before a better one if its score is at most so much lower. */
const partsApart = 2

/** The first part that may follow of the series that a work belongs to: the work itself where it is in none. */
function firstPart(
  work: Waiting,
  waiting: readonly Waiting[],
  fits: (work: Waiting) => boolean,
): Waiting {
  const parts = waiting.filter(
    (other) => other.score >= work.score - partsApart && areOfOneSeries(other, work) && fits(other),
  )
  return parts.toSorted((a, b) => orderOf(a) - orderOf(b))[0] ?? work
}

function orderOf({ candidate: { position, year } }: Waiting): number {
  return numberOfPart(position) ?? year ?? Infinity
}
