import { type Actor, type Authorized, authorize } from '../../actor.ts'
import type { OwnedReview } from './reviews.queries.ts'

/** Only the author changes or deletes a review. */
export function mayChangeReview(actor: Pick<Actor, 'id'>, review: OwnedReview): boolean {
  return actor.id === review.author_id
}

/** The review, allowed to be changed; null where it is somebody else's. */
export function authorizeChange<R extends OwnedReview>(
  actor: Pick<Actor, 'id'>,
  review: R,
): Authorized<R> | null {
  return mayChangeReview(actor, review) ? authorize(review) : null
}
