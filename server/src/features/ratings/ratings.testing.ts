import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

import { atLeast, pathOfWork } from '../../testing/row-values.ts'

export const ratingsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/ratings/mine',
      values: ({ work }) => ({ query: { workIds: [work.id] } }),
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/friend-ratings',
      values: pathOfWork,
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/rating-counts',
      values: pathOfWork,
    },
  ],
  answers: [
    invalid('GET /v1/ratings/mine', {}, ['workIds', 'Required']),
    invalid('GET /v1/ratings/mine/works', { query: { perRating: 21 } }, [
      'perRating',
      'Must be at most 20',
    ]),
    invalid(
      'GET /v1/works/{medium}/{workId}/friend-ratings',
      ({ work }) => ({ params: { medium: 'film', workId: work.id }, query: { limit: 0 } }),
      atLeast('limit'),
    ),
  ],
}
