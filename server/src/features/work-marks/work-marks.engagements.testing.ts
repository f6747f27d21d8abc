import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members, none, unlessBlocked } from '../../testing/permission-row.ts'
import { film, mark } from '../../testing/row-values.ts'

export const engagementsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/work-engagements',
      about: 'of a user',
      values: ({ owner }) => ({ query: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'GET /v1/work-engagements',
      about: 'of a work by friends',
      values: ({ work }) => ({ query: { workId: work.id, medium: 'film' } }),
      answers: members('200'),
    },
    {
      endpoint: 'GET /v1/work-engagements/summary/{userId}',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'POST /works_viewed',
      values: (scene) => ({ body: film(scene) }),
    },
    {
      endpoint: 'DELETE /works_viewed',
      values: (scene) => ({ query: film(scene) }),
      answers: [none, '200 0', '200 0', '200 0', '200 0', '200 1', '200 0'],
    },
    {
      endpoint: 'GET /is_seen',
      values: (scene) => ({ query: film(scene) }),
    },
  ],
  answers: [
    refused('GET /v1/work-engagements/summary/{userId}', 'user_not_found', {
      params: { userId: 'x' },
    }),
    invalid('GET /v1/work-engagements', {}, ['userId', 'Give either workId or userId']),
    invalid('GET /v1/work-engagements', { query: { workId: 1, userId: 1, medium: 'film' } }, [
      'userId',
      'Give either workId or userId',
    ]),
    mediumRefused('GET /v1/work-engagements', { query: { userId: 1, medium: 'movie' } }),
    refused('GET /v1/work-engagements', 'user_not_found', { query: { userId: missingId } }),
    refused('GET /v1/work-engagements', 'work_not_found', {
      query: { workId: missingId, medium: 'film', friendship: 'friend' },
    }),
    invalid('POST /works_viewed', { body: { medium: 'film' } }, [
      'internal_id',
      'Give either internal_id or external_id',
    ]),
    refused('POST /works_viewed', 'external_id_not_found', {
      body: { medium: 'film', external_id: 'nothing' },
    }),
    ...(['DELETE /works_viewed', 'GET /is_seen', 'GET /is_saved'] as const).flatMap((endpoint) => [
      invalid(endpoint, { query: { medium: 'film' } }, ['internal_id', 'Required']),
      mediumRefused(endpoint, { query: { ...mark, medium: 'movie' } }),
    ]),
  ],
}
