import type { Reason, RecommendedWork } from '@medley/contract/works/recommendations'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { LikedWork, NamedPerson, ReasonWork } from './recommendations.queries.ts'
import type { SharedFact } from './recommendations.taste.rules.ts'
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

interface Grounds {
  liked: readonly LikedWork[]
  /** The strongest reasons first. */
  friends: readonly NamedPerson[]
  friendsLiked: number
  shared: SharedFact | null
}

/** The reasons for a work, strongest first, at least one. A genre says little beside others. */
export function toReasons({ liked, friends, friendsLiked, shared }: Grounds): Reason[] {
  const reasons: Reason[] = liked.map(({ work, rating }) => ({
    kind: 'liked',
    work: toCoveredWork(work),
    rating,
  }))
  const named = friends.slice(0, namedMax)
  if (named.length > 0) reasons.push({ kind: 'friends', count: friendsLiked, friends: named })
  if (shared && (shared.kind !== 'genre' || reasons.length === 0)) reasons.push(shared)
  return reasons.length === 0 ? [{ kind: 'popular' }] : reasons.slice(0, reasonsMax)
}
