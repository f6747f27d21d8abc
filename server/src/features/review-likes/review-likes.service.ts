import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { refuseAcrossBlock } from '../blocks/blocks.service.ts'
import { notifyOfLike } from '../notifications/notifications.service.ts'
import { mayLikeReview } from './review-likes.policy.ts'
import { deleteLike, getLikeCount, insertLike, lockReview } from './review-likes.queries.ts'

interface LikeState<L extends boolean> {
  reviewId: number
  likes: { totalCount: number }
  likedByMe: L
}

/** Likes a review. Throws `review_not_found`, `own_item`, `blocked_by_them`, `blocked_by_you`. */
export function like(ctx: Context, actor: Actor, reviewId: number): Promise<LikeState<true>> {
  return transaction(ctx.db, async (tx) => {
    const review = await lockReview(tx, actor, reviewId)
    if (!review) throw notFound('review')
    if (!mayLikeReview(actor, review)) throw forbidden('own_item')
    if (!review.visible) {
      await refuseAcrossBlock(tx, actor.id, review.authorId)
      throw notFound('review')
    }
    const time = ctx.clock.now()
    const isNew = await insertLike(tx, { reviewId, userId: actor.id }, time)
    const event = { actorId: actor.id, recipientId: review.authorId, time }
    if (isNew) await notifyOfLike(tx, { ...event, reviewId })
    return { reviewId, likes: { totalCount: await getLikeCount(tx, reviewId) }, likedByMe: true }
  })
}

/** Removes a like. Throws `review_not_found`, also across a block. */
export function unlike(ctx: Context, actor: Actor, reviewId: number): Promise<LikeState<false>> {
  return transaction(ctx.db, async (tx) => {
    const review = await lockReview(tx, actor, reviewId)
    if (!review?.visible) throw notFound('review')
    await deleteLike(tx, { reviewId, userId: actor.id })
    return { reviewId, likes: { totalCount: await getLikeCount(tx, reviewId) }, likedByMe: false }
  })
}
