import { missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { unlessBlocked } from '../../testing/permission-row.ts'
import { own } from '../../testing/row-values.ts'

export const pinnedReviewsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/users/{userId}/pinned-review',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'PUT /v1/users/{userId}/pinned-review',
      values: ({ owner, review }) => ({
        params: { userId: owner.id },
        body: { reviewId: review.id },
      }),
    },
    {
      endpoint: 'DELETE /v1/users/{userId}/pinned-review',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
    },
  ],
  answers: [
    refused('GET /v1/users/{userId}/pinned-review', 'user_not_found', {
      params: { userId: missingId },
    }),
    refused(
      'PUT /v1/users/{userId}/pinned-review',
      'review_not_found',
      ({ owner }) => ({ params: { userId: owner.id }, body: { reviewId: missingId } }),
      { by: own },
    ),
  ],
}
