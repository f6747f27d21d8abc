import { newPostTexts } from '@medley/texts/new-post'
import type { Review } from '@medley/contract/values/shapes'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { setOwnRating } from '../ratings/ratings.calls.ts'
import { forgetFinished } from '../work-marks/finished-works.ts'
import { markReviewed } from '../work-marks/work-marks.calls.ts'
import type { WantedWork } from './new-post.ts'
import { splitDay } from '../reviews/day-of-review.ts'
import { type Draft, forgetNewReview } from './review-drafts.ts'
import { postedReview } from './posted-review.ts'
import { cacheReview, addToFeeds, refreshAfterReview } from '../reviews/reviews.calls.ts'

const postReview = mutation('POST /v1/reviews', valuesOf, {
  onSuccess: (review) => {
    const { work } = review
    forgetNewReview(work.id)
    forgetFinished(work.id)
    showPosted(review)
    setOwnRating(work.id, { rating: review.rating, reviewId: review.id })
    void Promise.all([refreshAfterReview(work), markReviewed(work.id)])
    showSnackbar({ text: newPostTexts.posted, kind: 'success' })
  },
  onError: () => showSnackbar({ text: newPostTexts.failed, kind: 'error' }),
})

/** Posts a review and reports the outcome; the work becomes engaged and is no longer saved for later. */
export const usePostReview = () => useMutation(postReview)

function valuesOf({ work, draft }: { work: WantedWork; draft: Draft }) {
  const { dateViewed, viewedIn } = splitDay(draft.dateViewed || null)
  return {
    body: {
      work: { id: work.id, medium: work.medium },
      review: hasVisibleSign(draft.review) ? draft.review.trim() : null,
      rating: draft.rating,
      spoiler: draft.spoiler,
      audience: draft.audience,
      ...(dateViewed && { dateViewed }),
      ...(viewedIn && { viewedIn }),
    },
  }
}

/** Adds the review from the server's response to the feed without a refetch. */
function showPosted(review: Review): void {
  cacheReview(review)
  addToFeeds(review)
  postedReview.set(review.id)
}
