import { type Actor, type Authorized, authorize } from '../../actor.ts'
import type { OwnedReview } from './reviews.queries.ts'

/** Only the author may change or delete a review. */
export function mayChangeReview(actor: Pick<Actor, 'id'>, review: OwnedReview): boolean {
  return actor.id === review.authorId
}

/** The review, marked as editable; null if it is by someone else. */
export function authorizeChange<R extends OwnedReview>(
  actor: Pick<Actor, 'id'>,
  review: R,
): Authorized<R> | null {
  return mayChangeReview(actor, review) ? authorize(review) : null
}
