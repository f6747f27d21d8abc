import { invalid, mediumRefused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

export const popularReviewsRows: FeatureRows = {
  permissions: [
    {
      // Owners of other scenes write about films, and their texts look as private as this one's.
      endpoint: 'GET /v1/popular-reviews',
      values: () => ({ query: { mediums: ['podcast'] } }),
    },
  ],
  answers: [
    invalid('GET /v1/popular-reviews', { query: { limit: 21 } }, ['limit', 'Must be at most 20']),
    mediumRefused('GET /v1/popular-reviews', { query: { mediums: ['opera'] } }),
  ],
}
