import { likeReview, unlikeReview } from '@medley/contract/reviews/review-likes'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { like, unlike } from './review-likes.service.ts'

export function reviewLikesRoutes(ctx: Context): Route[] {
  return [
    handle(likeReview, ({ actor, body }) => like(ctx, actor, body.reviewId)),
    handle(unlikeReview, ({ actor, params }) => unlike(ctx, actor, params.id)),
  ]
}
