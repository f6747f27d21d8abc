import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { reviewSummaries } from '../profiles/profiles.calls.ts'
import { cacheReview } from '../reviews/review-store.calls.ts'

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
