import type { Reason, RecommendedWork } from '@medley/contract/works/recommendations'
import { mayBeReason } from '@medley/contract/values/genres'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { LikedWork, NamedPerson, ReasonWork } from './recommendations.queries.ts'
import { wellLiked } from './recommendations.taste.rules.ts'
import type { RecommendedWorkRow } from './recommendations.works.queries.ts'

const namedMax = 3
const reasonsMax = 4

/** A work as cards show it. */
export function toRecommendedWork({ creators, ...work }: RecommendedWorkRow): RecommendedWork {
  return { ...work, creators: creators.map((name) => ({ name })) }
}

/** A work as reasons name it. */
export function toCoveredWork(work: ReasonWork): CoveredWork {
  const { id, medium, title, posterSource, releaseDate } = work
  const creators = work.creators.map((name) => ({ name }))
  return { id, medium, title, posterSource, creators, releaseDate }
}

type CreatorReason = Extract<Reason, { kind: 'creator' }>

/** A fact that the work shares with works that the member likes; the rating is null without ratings. */
type SharedReason =
  | { kind: 'series'; name: string }
  | { kind: 'genre'; name: string }
  | (Omit<CreatorReason, 'rating'> & { rating: number | null })

interface Grounds {
  liked: readonly LikedWork[]
  /** The strongest reasons first. */
  friends: readonly NamedPerson[]
  friendsLiked: number
  shared: SharedReason | null
}

/** The reasons for a work, strongest first, at least one. A genre says the least. */
export function toReasons({ liked, friends, friendsLiked, shared }: Grounds): Reason[] {
  const reasons: Reason[] = liked.map(({ work, rating }) => ({
    kind: 'liked',
    work: toCoveredWork(work),
    rating,
  }))
  const named = friends.slice(0, namedMax)
  if (named.length > 0) reasons.push({ kind: 'friends', count: friendsLiked, friends: named })
  if (shared) reasons.push(...sharedReasons(shared))
  return reasons.length === 0 ? [{ kind: 'popular' }] : reasons.slice(0, reasonsMax)
}

/** Creators who are not liked that well any more are no reason, nor is what says something of the member. */
function sharedReasons(shared: SharedReason): Reason[] {
  if (shared.kind === 'series') return [{ kind: 'series', name: shared.name }]
  if (shared.kind === 'genre') {
    return mayBeReason(shared.name) ? [{ kind: 'genre', name: shared.name }] : []
  }
  const { rating } = shared
  return rating !== null && rating >= wellLiked ? [{ ...shared, rating }] : []
}
