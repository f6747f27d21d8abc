import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { blockedByThem, blockedByYou, hidden, none } from '../../testing/permission-row.ts'

export const reviewLikesRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PUT /v1/review-likes',
      values: ({ review }) => ({ body: { reviewId: review.id } }),
      answers: [none, '200', '200', blockedByThem, blockedByYou, '403 own_item', '200'],
    },
    {
      endpoint: 'DELETE /v1/review-likes/{id}',
      values: ({ review }) => ({ params: { id: review.id } }),
      answers: [none, '200', '200', hidden, hidden, '200', '200'],
    },
  ],
  answers: [
    invalid('PUT /v1/review-likes', { body: {} }, ['reviewId', 'Required']),
    refused('PUT /v1/review-likes', 'review_not_found', { body: { reviewId: missingId } }),
    refused('DELETE /v1/review-likes/{id}', 'review_not_found', { params: { id: missingId } }),
  ],
}
