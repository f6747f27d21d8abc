import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members, none, unlessBlocked } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const work = { id: 1, medium: 'film' }

const hidden = '404 viewing_not_found'

const ownerOnly = [none, hidden, hidden, hidden, hidden, '200', hidden]

const viewing = ({ viewing }: Scene) => ({ params: { id: viewing.id } })

export const viewingsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/viewings',
      values: ({ owner }) => ({ query: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'GET /v1/viewings/summary/{userId}',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'GET /v1/viewings/days/{userId}',
      values: ({ owner }) => ({ params: { userId: owner.id }, query: { year: 2026 } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/own-viewings',
      values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    },
    {
      endpoint: 'POST /v1/viewings',
      values: ({ work: { id, medium } }) => ({ body: { work: { id, medium } } }),
    },
    {
      endpoint: 'POST /v1/viewings',
      about: "of the owner's review",
      values: ({ work: { id, medium }, review }) => ({
        body: { work: { id, medium }, reviewId: review.id },
      }),
      answers: [
        none,
        ...members('404 review_not_found').slice(1, 5),
        '201',
        '404 review_not_found',
      ],
    },
    {
      endpoint: 'PATCH /v1/viewings/{id}',
      values: (scene) => ({ ...viewing(scene), body: { isRepeat: true } }),
      answers: ownerOnly,
    },
    { endpoint: 'DELETE /v1/viewings/{id}', values: viewing, answers: ownerOnly },
  ],
  answers: [
    invalid('GET /v1/viewings', {}, ['userId', 'Required']),
    invalid(
      'GET /v1/viewings',
      ({ owner }) => ({ query: { userId: owner.id, before: 'elsewhere' } }),
      ['before', 'Does not belong to a diary'],
    ),
    mediumRefused('GET /v1/viewings', ({ owner }) => ({
      query: { userId: owner.id, medium: 'movie' },
    })),
    refused('GET /v1/viewings', 'user_not_found', { query: { userId: missingId } }),
    refused('GET /v1/viewings/days/{userId}', 'user_not_found', {
      params: { userId: missingId },
      query: { year: 2026 },
    }),
    invalid('GET /v1/viewings/days/{userId}', ({ owner }) => ({ params: { userId: owner.id } }), [
      'year',
      'Required',
    ]),
    refused('GET /v1/viewings/summary/{userId}', 'user_not_found', {
      params: { userId: missingId },
    }),
    mediumRefused('GET /v1/works/{medium}/{workId}/own-viewings', {
      params: { medium: 'movie', workId: 1 },
    }),
    refused('GET /v1/works/{medium}/{workId}/own-viewings', 'work_not_found', {
      params: { medium: 'film', workId: missingId },
    }),
    invalid(
      'GET /v1/works/{medium}/{workId}/own-viewings',
      ({ work: { id, medium } }) => ({ params: { medium, workId: id }, query: { limit: 101 } }),
      ['limit', 'Must be at most 100'],
    ),
    invalid('POST /v1/viewings', { body: { work, day: '2026-02-30' } }, [
      'day',
      'Must be a date like 2024-05-01, 2024-05 or 2024',
    ]),
    mediumRefused('POST /v1/viewings', { body: { work: { id: 1, medium: 'movie' } } }),
    refused('POST /v1/viewings', 'work_not_found', {
      body: { work: { id: missingId, medium: 'film' } },
    }),
    refused('POST /v1/viewings', 'review_not_found', ({ work: { id, medium } }) => ({
      body: { work: { id, medium }, reviewId: missingId },
    })),
    invalid(
      'PATCH /v1/viewings/{id}',
      ({ viewing }) => ({ params: { id: viewing.id }, body: { tags: ['x'.repeat(101)] } }),
      ['tags[0]', 'Must be at most 100 characters'],
      'owner',
    ),
  ],
}
