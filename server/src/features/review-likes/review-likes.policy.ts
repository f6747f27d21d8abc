import type { Actor } from '../../actor.ts'
import type { LikedReview } from './review-likes.queries.ts'

/** Nobody likes their own review. */
export function mayLikeReview(
  actor: Pick<Actor, 'id'>,
  review: Pick<LikedReview, 'author_id'>,
): boolean {
  return actor.id !== review.author_id
}
