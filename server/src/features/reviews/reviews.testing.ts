import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { forbidden, hidden, members, none, unlessBlocked } from '../../testing/permission-row.ts'
import { atLeast, noRating, review } from '../../testing/row-values.ts'

const noFlag: [string, string] = ['spoiler', 'Must be true or false']

const noNumber = 'Must be a whole number'

export const reviewsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/reviews',
      about: 'of a work',
      values: ({ work }) => ({ query: { work: { id: work.id, medium: 'film' } } }),
    },
    {
      endpoint: 'GET /v1/reviews',
      about: 'of an author',
      values: ({ owner }) => ({ query: { author: owner.id } }),
    },
    {
      endpoint: 'GET /v1/reviews',
      about: 'of friends',
      values: () => ({ query: { friendship: 'friend' } }),
      answers: members('200'),
    },
    {
      endpoint: 'GET /v1/reviews',
      about: 'of friends and oneself',
      values: () => ({ query: { friendship: 'friendAndMe' } }),
      answers: members('200'),
    },
    {
      endpoint: 'GET /v1/reviews/{id}',
      values: ({ review }) => ({ params: { id: review.id } }),
      answers: ['200', '200', '200', hidden, hidden, '200', '200'],
    },
    {
      endpoint: 'POST /v1/reviews',
      values: ({ work }) => ({ body: { work: { id: work.id, medium: 'film' }, rating: 7 } }),
    },
    {
      endpoint: 'PATCH /review',
      values: (scene) => ({ body: { ...review(scene), rating: 1 } }),
      answers: [none, '200 0', '200 0', '200 0', '200 0', '200 1', '200 0'],
    },
    {
      endpoint: 'DELETE /review',
      values: (scene) => ({ body: review(scene) }),
      answers: [none, forbidden, forbidden, hidden, hidden, '200 1', forbidden],
    },
    {
      endpoint: 'GET /v1/reviews/summary/{userId}',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
  ],
  answers: [
    invalid('GET /v1/reviews', { query: { limit: 0 } }, atLeast('limit')),
    invalid('GET /v1/reviews', { query: { author: 'ann' } }, ['author', noNumber]),
    invalid('GET /v1/reviews', { query: { sort: 'likes' } }, ['sort', 'Give work as well']),
    invalid('GET /v1/reviews', { query: { rating: 8 } }, ['rating', 'Give work as well']),
    mediumRefused('GET /v1/reviews', { query: { mediums: ['film', 'movie'] } }),
    refused(
      'GET /v1/reviews',
      'unauthenticated',
      { query: { friendship: 'friend' } },
      { by: 'visitor' },
    ),
    refused('GET /v1/reviews/{id}', 'review_not_found', { params: { id: 'x' } }),
    invalid(
      'POST /v1/reviews',
      { body: { work: { id: 1, medium: 'film' }, rating: 11 } },
      noRating,
    ),
    mediumRefused('POST /v1/reviews', { body: { work: { id: 1, medium: 'movie' }, rating: 1 } }),
    refused('POST /v1/reviews', 'work_not_found', {
      body: { work: { id: missingId, medium: 'film' }, rating: 1 },
    }),
    invalid('PATCH /review', { body: { review_id: 1, spoiler: 'maybe' } }, noFlag),
    invalid('DELETE /review', {}, ['review_id', 'Required']),
    refused('DELETE /review', 'review_not_found', { body: { review_id: missingId } }),
    invalid(
      'GET /v1/reviews/summary/{userId}',
      { params: { userId: 1 }, query: { minDateEngaged: 'May' } },
      ['minDateEngaged', 'Must be a time like 2024-05-01T12:00:00.000Z'],
    ),
    refused('GET /v1/reviews/summary/{userId}', 'user_not_found', {
      params: { userId: missingId },
    }),
  ],
}
