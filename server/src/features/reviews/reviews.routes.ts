import {
  deleteReview,
  editReview,
  getReview,
  listReviews as listReviewsCall,
  postReview as postReviewCall,
  summarizeReviews,
} from '@medley/contract/reviews/reviews'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { postReview } from './reviews.posting.service.ts'
import {
  changeReview,
  listReviews,
  removeReview,
  showReview,
  summarizeReviewsOf,
} from './reviews.service.ts'

export function reviewsRoutes(ctx: Context): Route[] {
  return [
    handle(listReviewsCall, ({ actor, query }) => listReviews(ctx, actor, query)),
    handle(getReview, ({ actor, params }) => showReview(ctx.db, actor, params.id)),
    handle(postReviewCall, ({ actor, body, commit }) => postReview(ctx, commit, actor, body)),
    handle(editReview, ({ actor, body }) => {
      const { review_id: id, date_viewed: dateViewed, viewed_in: viewedIn, ...changes } = body
      return changeReview(ctx, actor, id, { ...changes, dateViewed, viewedIn })
    }),
    handle(deleteReview, ({ actor, body }) => removeReview(ctx, actor, body.review_id)),
    handle(summarizeReviews, ({ actor, params, query }) =>
      summarizeReviewsOf(ctx, actor, params.userId, query.minDateEngaged),
    ),
  ]
}
