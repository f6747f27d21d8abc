import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { none, unlessBlocked } from '../../testing/permission-row.ts'
import { atLeast, film, mark, pathOfWork } from '../../testing/row-values.ts'

export const savedForLaterRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/friends-who-saved',
      values: pathOfWork,
    },
    {
      endpoint: 'GET /v1/saved-for-later',
      values: ({ owner }) => ({ query: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'POST /saved-for-later',
      values: (scene) => ({ body: film(scene) }),
    },
    {
      endpoint: 'DELETE /saved-for-later',
      values: ({ work }) => ({ query: { medium: 'film', workId: work.id } }),
      answers: [none, '200 0', '200 0', '200 0', '200 0', '200 1', '200 0'],
    },
    {
      endpoint: 'GET /is_saved',
      values: (scene) => ({ query: film(scene) }),
    },
  ],
  answers: [
    invalid('GET /v1/saved-for-later', {}, ['userId', 'Required']),
    mediumRefused('GET /v1/saved-for-later', { query: { userId: 1, medium: 'movie' } }),
    refused('GET /v1/saved-for-later', 'user_not_found', { query: { userId: missingId } }),
    ...(['POST /saved-for-later', 'POST /works_viewed'] as const).flatMap((endpoint) => [
      mediumRefused(endpoint, { body: { ...mark, medium: 'movie' } }),
      refused(endpoint, 'work_not_found', { body: mark }),
    ]),
    invalid('POST /saved-for-later', { body: { medium: 'film' } }, ['internal_id', 'Required']),
    invalid('DELETE /saved-for-later', { query: { medium: 'film' } }, ['workId', 'Required']),
    mediumRefused('DELETE /saved-for-later', { query: { medium: 'movie', workId: 1 } }),
    ...(
      [
        'GET /v1/works/{medium}/{workId}/friends-who-saved',
        'GET /v1/works/{medium}/{workId}/lists',
      ] as const
    ).map((endpoint) =>
      invalid(
        endpoint,
        ({ work }) => ({ params: { medium: 'film', workId: work.id }, query: { limit: 0 } }),
        atLeast('limit'),
      ),
    ),
  ],
}
