import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

const timeText = 'Must be a time like 2024-05-01T12:00:00.000Z'

export const analyticsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/analytics/year',
      values: () => ({ query: { year: 2026 } }),
    },
    {
      endpoint: 'GET /user-registration-times',
      values: () => ({ query: { minTime: '2024-05-01' } }),
    },
  ],
  answers: [
    ...(
      [
        ['GET /v1/analytics/user-count', 'minLastOnline'],
        ['GET /v1/analytics/review-count', 'minDatePosted'],
        ['GET /user-registration-times', 'minTime'],
      ] as const
    ).map(([endpoint, field]) =>
      invalid(endpoint, { query: { [field]: 'yesterday' } }, [field, timeText], 'admin'),
    ),
    invalid(
      'GET /v1/analytics/year',
      { query: { year: 0 } },
      ['year', 'Must be at least 1'],
      'admin',
    ),
  ],
}
