import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { unlessBlocked } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { own } from '../../testing/row-values.ts'

const ofOwner = ({ owner }: Scene) => ({ userId: owner.id })

export const favoritesRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /favorites',
      values: ({ owner }) => ({ query: { profile: owner.username } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'PATCH /v1/users/{userId}/favorites',
      values: (scene) => ({ params: ofOwner(scene), body: { film: { id: scene.work.id } } }),
    },
    {
      endpoint: 'DELETE /v1/users/{userId}/favorites/{medium}',
      values: (scene) => ({ params: { ...ofOwner(scene), medium: 'film' } }),
    },
    {
      endpoint: 'GET /v1/users/{userId}/favorite-shelves',
      values: (scene) => ({ params: ofOwner(scene) }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'PUT /v1/users/{userId}/favorite-shelves/{medium}',
      values: (scene) => ({
        params: { ...ofOwner(scene), medium: 'film' },
        body: { workIds: [scene.work.id] },
      }),
    },
  ],
  answers: [
    refused('GET /v1/users/{userId}/favorite-shelves', 'user_not_found', {
      params: { userId: missingId },
    }),
    refused(
      'PUT /v1/users/{userId}/favorite-shelves/{medium}',
      'work_not_found',
      ({ owner }) => ({
        params: { userId: owner.id, medium: 'film' },
        body: { workIds: [missingId] },
      }),
      { by: own },
    ),
    mediumRefused(
      'PUT /v1/users/{userId}/favorite-shelves/{medium}',
      ({ owner }) => ({ params: { userId: owner.id, medium: 'movie' }, body: { workIds: [] } }),
      own,
    ),
    invalid('GET /favorites', {}, ['profile', 'Required']),
    mediumRefused('GET /favorites', ({ owner }) => ({
      query: { profile: owner.username, medium: 'movie' },
    })),
    refused('GET /favorites', 'user_not_found', { query: { profile: 'no-such-person' } }),
    invalid(
      'PATCH /v1/users/{userId}/favorites',
      ({ owner }) => ({ params: { userId: owner.id }, body: {} }),
      ['film', 'Required'],
      own,
    ),
    mediumRefused(
      'PATCH /v1/users/{userId}/favorites',
      ({ owner }) => ({ params: { userId: owner.id }, body: { movie: { id: 1 } } }),
      own,
    ),
    refused(
      'PATCH /v1/users/{userId}/favorites',
      'work_not_found',
      ({ owner }) => ({ params: { userId: owner.id }, body: { film: { id: missingId } } }),
      { by: own },
    ),
    mediumRefused(
      'DELETE /v1/users/{userId}/favorites/{medium}',
      ({ owner }) => ({ params: { userId: owner.id, medium: 'movie' } }),
      own,
    ),
  ],
}
