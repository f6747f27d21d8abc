import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { unlessBlocked } from '../../testing/permission-row.ts'
import { ownersUsername } from '../../testing/row-values.ts'

export const profilesRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /profile', values: ownersUsername, answers: unlessBlocked },
    {
      endpoint: 'GET /v1/users/{userId}/counts',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
  ],
  answers: [
    invalid('GET /profile', {}, ['user', 'Required']),
    ...(
      ['GET /profile', 'GET /contacts', 'GET /blocked-status', 'DELETE /blocked-user'] as const
    ).map((endpoint) => refused(endpoint, 'user_not_found', { query: { user: 'no-such-person' } })),
    refused('GET /v1/users/{userId}/counts', 'user_not_found', { params: { userId: missingId } }),
  ],
}
