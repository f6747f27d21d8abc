import type { Actor } from '../../actor.ts'
import type { LikedReview } from './review-likes.queries.ts'

/** Members cannot like their own reviews. */
export function mayLikeReview(
  actor: Pick<Actor, 'id'>,
  review: Pick<LikedReview, 'authorId'>,
): boolean {
  return actor.id !== review.authorId
}
