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
    {
      endpoint: 'GET /v1/users/{userId}/taste-line',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'PUT /v1/profile-texts',
      values: () => ({
        body: { bio: 'Mostly here for the films.', link: '', place: '', pronouns: '' },
      }),
    },
  ],
  answers: [
    invalid('GET /profile', {}, ['user', 'Required']),
    ...(
      ['GET /profile', 'GET /contacts', 'GET /blocked-status', 'DELETE /blocked-user'] as const
    ).map((endpoint) => refused(endpoint, 'user_not_found', { query: { user: 'no-such-person' } })),
    refused('GET /v1/users/{userId}/counts', 'user_not_found', { params: { userId: missingId } }),
    refused('GET /v1/users/{userId}/taste-line', 'user_not_found', {
      params: { userId: missingId },
    }),
    invalid(
      'PUT /v1/profile-texts',
      { body: { bio: '', link: 'http://example.com', place: '', pronouns: '' } },
      ['link', 'Must be an address like https://example.com'],
    ),
  ],
}
