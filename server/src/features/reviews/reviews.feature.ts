import {
  deleteReview,
  editReview,
  getReview,
  listReviews as listReviewsCall,
  postReview as postReviewCall,
  summarizeReviews,
} from '@medley/contract/reviews/reviews'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { reviewsExportPart } from './reviews.export-part.ts'
import { reviewsImportTarget } from './reviews.import-target.ts'
import { reviewsMergeTarget } from './reviews.merge-target.ts'
import { postReview } from './reviews.posting.service.ts'
import { reviewsRemovalTarget } from './reviews.removal-target.ts'
import {
  changeReview,
  listReviews,
  removeReview,
  showReview,
  summarizeReviewsOf,
} from './reviews.service.ts'

export const reviewsFeature: Feature = {
  name: 'reviews',
  routes: [
    route(listReviewsCall, listReviews),
    handle(getReview, (ctx, { actor, params }) => showReview(ctx.db, actor, params.id)),
    handle(postReviewCall, (ctx, { actor, body, commit }) => postReview(ctx, commit, actor, body)),
    handle(editReview, (ctx, { actor, body }) => {
      const { review_id: id, date_viewed: dateViewed, viewed_in: viewedIn, ...changes } = body
      return changeReview(ctx, actor, id, { ...changes, dateViewed, viewedIn })
    }),
    handle(deleteReview, (ctx, { actor, body }) => removeReview(ctx, actor, body.review_id)),
    route(summarizeReviews, summarizeReviewsOf),
  ],
  tables: ['reviews'],
  holds: { reviews: 'author_id' },
  merges: [reviewsMergeTarget],
  removals: [reviewsRemovalTarget],
  imports: [reviewsImportTarget],
  exports: [reviewsExportPart],
}
