import type { Comment } from '@medley/contract/values/shapes'
import { call } from '../../lib/api.ts'
import { updateCachedReview } from '../reviews/reviews.calls.ts'

/** Posts a comment and adds it to the cached review. */
export async function addComment(reviewId: number, content: string): Promise<void> {
  const comment = await call('POST /comment', { body: { review_id: reviewId, content } })
  updateCachedReview(reviewId, (review) => ({
    ...review,
    comments: { items: [...review.comments.items, comment] },
  }))
}

/** Deletes a comment and removes it from the cached review. */
export async function removeComment({ id, reviewId }: Comment): Promise<void> {
  await call('DELETE /comment', { query: { id } })
  updateCachedReview(reviewId, (review) => ({
    ...review,
    comments: { items: review.comments.items.filter((comment) => comment.id !== id) },
  }))
}
