import { pinnedReviewsTexts } from '@medley/texts/pinned-reviews'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { cacheReview } from '../reviews/reviews.calls.ts'

/** The id of the review that a user pinned; null without one, or where the viewer may not see it. */
export function pinnedReviewQuery(userId: number) {
  return query(
    'GET /v1/users/{userId}/pinned-review',
    { params: { userId: String(userId) } },
    { transform: ({ review }) => review && cacheReview(review) },
  )
}

/** Pins a review of the member, or leaves their profile without one. */
export function useSetPinned(memberId: number) {
  const params = { userId: String(memberId) }
  const send = (reviewId: number | null) =>
    reviewId === null
      ? call('DELETE /v1/users/{userId}/pinned-review', { params })
      : call('PUT /v1/users/{userId}/pinned-review', { params, body: { reviewId } })
  return useMutation(
    mutationOf(send, {
      scope: { id: `pinned-review-${memberId}` },
      onSuccess: ({ reviewId }) => {
        queryClient.setQueryData(pinnedReviewQuery(memberId).queryKey, reviewId)
        showSnackbar({
          text: reviewId === null ? pinnedReviewsTexts.unpinned : pinnedReviewsTexts.pinned,
          kind: 'success',
        })
      },
      onError: (error) => {
        logFailure('A review could not be pinned', error)
        showSnackbar({ text: pinnedReviewsTexts.failed, kind: 'error' })
      },
    }),
  )
}
