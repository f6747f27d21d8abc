import type { Actor } from '../../actor.ts'
import type { LikedList } from './list-likes.queries.ts'

/** Members cannot like their own lists. */
export function mayLikeList(actor: Pick<Actor, 'id'>, list: Pick<LikedList, 'ownerId'>): boolean {
  return actor.id !== list.ownerId
}

/** Private lists exist for their owner alone. */
export function mayKnowList(
  actor: Pick<Actor, 'id'>,
  list: Pick<LikedList, 'ownerId' | 'isPrivate'>,
): boolean {
  return !list.isPrivate || actor.id === list.ownerId
}
