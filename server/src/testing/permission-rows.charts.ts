import { everyone, members, none, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const missing = '404 user_not_found'

/** Charts and how tastes match. */
export const rowsOfCharts: readonly Row[] = [
  {
    endpoint: 'GET /v1/charts/{medium}',
    values: () => ({ params: { medium: 'film' } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/users/{userId}/taste-match',
    values: ({ owner }: Scene) => ({ params: { userId: owner.id } }),
    answers: [none, '200', '200', missing, missing, '403 own_item', '200'],
  },
  { endpoint: 'GET /v1/taste-matches', answers: members('200') },
  { endpoint: 'GET /v1/taste-matches/findability', answers: members('200') },
  {
    endpoint: 'PUT /v1/taste-matches/findability',
    values: () => ({ body: { isFindable: true } }),
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/rating-surges',
    answers: [none, ...members('403 admin_only').slice(1, -1), '200'],
  },
]
