import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { addLike, removeLike } from '../likes/likes.service.ts'

interface LikeState<L extends boolean> {
  reviewId: number
  likes: { totalCount: number }
  likedByMe: L
}

/** Likes a review. Throws `review_not_found`, `own_item`, `blocked_by_them`, `blocked_by_you`. */
export async function like(
  ctx: Context,
  actor: Actor,
  { reviewId }: { reviewId: number },
): Promise<LikeState<true>> {
  return { reviewId, likes: await addLike(ctx, actor, 'review', reviewId), likedByMe: true }
}

/** Removes a like. Throws `review_not_found`, also across a block. */
export async function unlike(
  ctx: Context,
  actor: Actor,
  { id: reviewId }: { id: number },
): Promise<LikeState<false>> {
  return { reviewId, likes: await removeLike(ctx, actor, 'review', reviewId), likedByMe: false }
}
