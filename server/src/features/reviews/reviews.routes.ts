import {
  deleteReview,
  editReview,
  getReview,
  listReviews as listReviewsCall,
  postReview as postReviewCall,
  type PostedReview,
  postReviews as postReviewsCall,
  summarizeReviews,
} from '@medley/contract/reviews'
import type { Context } from '../../context.ts'
import { handle, handleRead, type Route } from '../../http/handle.ts'
import { postReview, postReviews, type ReviewDraft } from './reviews.posting.service.ts'
import {
  changeReview,
  listReviews,
  removeReview,
  showReview,
  summarizeReviewsOf,
} from './reviews.service.ts'

export function reviewsRoutes(ctx: Context): Route[] {
  return [
    handleRead(listReviewsCall, ({ actor, query }) => listReviews(ctx, actor, query)),
    handleRead(getReview, ({ actor, params }) => showReview(ctx.db, actor, params.id)),
    handle(postReviewCall, ({ actor, body, commit }) => postReview(ctx, commit, actor, body)),
    handle(postReviewsCall, ({ actor, body, commit }) =>
      Array.isArray(body)
        ? postReviews(ctx, commit, actor, body.map(postedDraft), 'date_viewed')
        : postReview(ctx, commit, actor, postedDraft(body), 'date_viewed'),
    ),
    handle(editReview, ({ actor, body }) => {
      const { review_id: id, date_viewed: dateViewed, viewed_in: viewedIn, ...changes } = body
      return changeReview(ctx, actor, id, { ...changes, dateViewed, viewedIn })
    }),
    handle(deleteReview, ({ actor, body }) => removeReview(ctx, actor, body.review_id)),
    handleRead(summarizeReviews, ({ actor, params, query }) =>
      summarizeReviewsOf(ctx, actor, params.userId, query.minDateEngaged),
    ),
  ]
}

/** With `import_source`, `workID` is the work's id at the movie database. */
function postedDraft(posted: PostedReview): ReviewDraft {
  const { workID: id, medium, rating, review, spoiler, date_viewed: dateViewed } = posted
  const draft = { work: { id, medium }, rating, review, spoiler, dateViewed }
  const { import_source: source, time_posted: timePosted = null } = posted
  return source ? { ...draft, imported: { source, timePosted } } : draft
}
