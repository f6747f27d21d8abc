import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { unlessBlocked } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const ofOwner = ({ owner }: Scene) => ({ params: { userId: owner.id } })
const ofOwnerWith =
  (query: object) =>
  ({ owner }: Scene) => ({ params: { userId: owner.id }, query })

export const statisticsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/statistics/{userId}', values: ofOwner, answers: unlessBlocked },
    { endpoint: 'GET /v1/statistics/{userId}/works', values: ofOwner, answers: unlessBlocked },
  ],
  answers: [
    refused('GET /v1/statistics/{userId}', 'user_not_found', { params: { userId: missingId } }),
    mediumRefused('GET /v1/statistics/{userId}', ofOwnerWith({ medium: 'movie' })),
    invalid('GET /v1/statistics/{userId}', ofOwnerWith({ year: 0 }), [
      'year',
      'Must be at least 1',
    ]),
    refused('GET /v1/statistics/{userId}/works', 'user_not_found', {
      params: { userId: missingId },
    }),
    mediumRefused('GET /v1/statistics/{userId}/works', ofOwnerWith({ medium: 'movie' })),
    invalid('GET /v1/statistics/{userId}/works', ofOwnerWith({ by: 'genre' }), [
      'value',
      'Required',
    ]),
    invalid('GET /v1/statistics/{userId}/works', ofOwnerWith({ by: 'month', value: 'May' }), [
      'value',
      'Must be a whole number',
    ]),
    invalid('GET /v1/statistics/{userId}/works', ofOwnerWith({ by: 'days', value: '2026' }), [
      'value',
      'Must be two dates like 2026-01-03/2026-01-09',
    ]),
    invalid('GET /v1/statistics/{userId}/works', ofOwnerWith({ before: 'elsewhere' }), [
      'before',
      'Does not belong to this list',
    ]),
    mediumRefused('GET /v1/own-statistics/friends', { query: { medium: 'movie' } }),
  ],
}
