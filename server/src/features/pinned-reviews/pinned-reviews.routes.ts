import { getPinnedReview, pinReview, unpinReview } from '@medley/contract/reviews/pinned-reviews'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { pin, showPinned, unpin } from './pinned-reviews.service.ts'

export function pinnedReviewsRoutes(ctx: Context): Route[] {
  return [
    handle(getPinnedReview, ({ actor, params }) => showPinned(ctx, actor, params.userId)),
    handle(pinReview, ({ actor, body }) => pin(ctx, actor, body.reviewId)),
    handle(unpinReview, ({ actor }) => unpin(ctx, actor)),
  ]
}
