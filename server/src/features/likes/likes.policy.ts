import type { Actor } from '../../actor.ts'
import type { LikedItem } from './likes.queries.ts'

/** Members cannot like what is their own. */
export function mayLike(actor: Pick<Actor, 'id'>, item: Pick<LikedItem, 'ownerId'>): boolean {
  return actor.id !== item.ownerId
}

/** Private items exist for their owner alone. */
export function mayKnow(
  actor: Pick<Actor, 'id'>,
  item: Pick<LikedItem, 'ownerId' | 'isPrivate'>,
): boolean {
  return !item.isPrivate || actor.id === item.ownerId
}
