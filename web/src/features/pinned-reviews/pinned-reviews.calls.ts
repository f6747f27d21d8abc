import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { reviewSummaries } from '../profiles/profiles.calls.ts'
import { cacheReview } from '../reviews/reviews.calls.ts'
import { pinTexts as texts } from './pinned-reviews.messages.ts'

/** The id of the review that a user pinned; null without one, or where the viewer may not see it. */
export function pinnedReviewQuery(userId: number) {
  return queryOptions({
    queryKey: [...reviewSummaries, userId, 'pinned'],
    queryFn: async ({ signal }) => {
      const params = { userId: String(userId) }
      const { review } = await call('GET /v1/users/{userId}/pinned-review', { params, signal })
      return review && cacheReview(review)
    },
  })
}

/** Pins a review of the member, or leaves their profile without one. */
export function useSetPinned(memberId: number) {
  const client = useQueryClient()
  const params = { userId: String(memberId) }
  return useMutation({
    scope: { id: `pinned-review-${memberId}` },
    mutationFn: (reviewId: number | null) =>
      reviewId === null
        ? call('DELETE /v1/users/{userId}/pinned-review', { params })
        : call('PUT /v1/users/{userId}/pinned-review', { params, body: { reviewId } }),
    onSuccess: ({ reviewId }) => {
      client.setQueryData(pinnedReviewQuery(memberId).queryKey, reviewId)
      showSnackbar({ text: reviewId === null ? texts.unpinned : texts.pinned, kind: 'success' })
    },
    onError: (error) => {
      logFailure('A review could not be pinned', error)
      showSnackbar({ text: texts.failed, kind: 'error' })
    },
  })
}
