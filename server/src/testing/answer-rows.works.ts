import { type AnswerRow, invalid, mediumRefused, missingId, refused } from './answer-row.ts'
import { addDeadSource } from './factories/sources.ts'

const atLeast = (field: string): [string, string] => [field, 'Must be at least 1']
const noFlag: [string, string] = ['spoiler', 'Must be true or false']
const noNumber = 'Must be a whole number'
const noRating: [string, string] = ['rating', 'Must be a whole number from 0 to 10']
const noWork = { params: { medium: 'film', workId: missingId } }
const noMedium = { params: { medium: 'movie', workId: 1 } }
const mark = { medium: 'film', internal_id: missingId }

const ofWorks: AnswerRow[] = [
  invalid('GET /v1/works/{medium}', { params: { medium: 'film' }, query: { limit: 0 } }, [
    'limit',
    'Must be at least 1',
  ]),
  invalid('GET /v1/works/{medium}', { params: { medium: 'film' }, query: { limit: 101 } }, [
    'limit',
    'Must be at most 100',
  ]),
  invalid(
    'GET /v1/works/{medium}/{workId}',
    { params: { medium: 'film', workId: '1' }, query: { entries: 5001 } },
    ['entries', 'Must be at most 5000'],
  ),
  invalid(
    'GET /v1/works/{medium}/{workId}/entries',
    { params: { medium: 'film', workId: '1' }, query: { limit: 501 } },
    ['limit', 'Must be at most 500'],
  ),
  mediumRefused('GET /v1/works/{medium}', { params: { medium: 'movie' } }),
  mediumRefused('GET /v1/works/{medium}/facets', { params: { medium: 'movie' } }),
  ...(
    [
      'GET /v1/works/{medium}/{workId}',
      'GET /v1/works/{medium}/{workId}/entries',
      'GET /v1/works/{medium}/{workId}/statistics',
      'GET /v1/works/{medium}/{workId}/own-lists',
      'GET /v1/works/{medium}/{workId}/friend-ratings',
      'GET /v1/works/{medium}/{workId}/rating-counts',
      'GET /v1/works/{medium}/{workId}/friends-who-saved',
      'GET /v1/works/{medium}/{workId}/lists',
      'GET /v1/pages/works/{medium}/{workId}',
      'POST /v1/works/{medium}/{workId}/cache-invalidation',
    ] as const
  ).flatMap((endpoint) => [
    mediumRefused(endpoint, noMedium, 'admin'),
    refused(endpoint, 'work_not_found', noWork, { by: 'admin' }),
    refused(
      endpoint,
      'work_not_found',
      { params: { medium: 'film', workId: 'x' } },
      { by: 'admin' },
    ),
    refused(
      endpoint,
      'work_not_found',
      ({ work }) => ({ params: { medium: 'book', workId: work.id } }),
      { by: 'admin' },
    ),
  ]),
  refused('GET /v1/search', 'provider_error', (_, app) => {
    addDeadSource(app)
    return { query: { q: 'nowhere to be found' } }
  }),
  invalid('GET /v1/search', { query: { q: ' ' } }, ['q', 'Required']),
  invalid('GET /v1/search', { query: { q: 'a', category: 'movie' } }, [
    'category',
    'Unknown category',
  ]),
]

const ofReviews: AnswerRow[] = [
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
  invalid('POST /v1/reviews', { body: { work: { id: 1, medium: 'film' }, rating: 11 } }, noRating),
  mediumRefused('POST /v1/reviews', { body: { work: { id: 1, medium: 'movie' }, rating: 1 } }),
  refused('POST /v1/reviews', 'work_not_found', {
    body: { work: { id: missingId, medium: 'film' }, rating: 1 },
  }),
  invalid('POST /review', { body: { workID: 1, medium: 'film', rating: 1.5 } }, noRating),
  invalid(
    'POST /review',
    ({ work }) => ({
      body: [1, 1, 1, 11].map((rating) => ({ workID: work.id, medium: 'film', rating })),
    }),
    ['[3].rating', 'Must be a whole number from 0 to 10'],
  ),
  mediumRefused('POST /review', { body: { workID: 1, medium: 'movie', rating: 1 } }),
  refused('POST /review', 'work_not_found', {
    body: { workID: missingId, medium: 'film', rating: 1 },
  }),
  invalid('PATCH /review', { body: { review_id: 1, spoiler: 'maybe' } }, noFlag),
  invalid('DELETE /review', {}, ['review_id', 'Required']),
  refused('DELETE /review', 'review_not_found', { body: { review_id: missingId } }),
  invalid(
    'GET /v1/reviews/summary/{userId}',
    { params: { userId: 1 }, query: { minDateEngaged: 'May' } },
    ['minDateEngaged', 'Must be a time like 2024-05-01T12:00:00.000Z'],
  ),
  refused('GET /v1/reviews/summary/{userId}', 'user_not_found', { params: { userId: missingId } }),
  refused('GET /v1/work-engagements/summary/{userId}', 'user_not_found', {
    params: { userId: 'x' },
  }),
  invalid('POST /comment', ({ review }) => ({ body: { review_id: review.id, content: ' ' } }), [
    'content',
    'Required',
  ]),
  refused('POST /comment', 'review_not_found', { body: { review_id: missingId, content: 'Yes.' } }),
  invalid('DELETE /comment', {}, ['id', 'Required']),
  refused('DELETE /comment', 'comment_not_found', { query: { id: missingId } }),
  invalid('PUT /v1/review-likes', { body: {} }, ['reviewId', 'Required']),
  refused('PUT /v1/review-likes', 'review_not_found', { body: { reviewId: missingId } }),
  refused('DELETE /v1/review-likes/{id}', 'review_not_found', { params: { id: missingId } }),
]

const ofMarks: AnswerRow[] = [
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
  invalid('GET /v1/saved-for-later', {}, ['userId', 'Required']),
  mediumRefused('GET /v1/saved-for-later', { query: { userId: 1, medium: 'movie' } }),
  refused('GET /v1/saved-for-later', 'user_not_found', { query: { userId: missingId } }),
  ...(['POST /saved-for-later', 'POST /works_viewed'] as const).flatMap((endpoint) => [
    mediumRefused(endpoint, { body: { ...mark, medium: 'movie' } }),
    refused(endpoint, 'work_not_found', { body: mark }),
  ]),
  invalid('POST /saved-for-later', { body: { medium: 'film' } }, ['internal_id', 'Required']),
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
  invalid('DELETE /saved-for-later', { query: { medium: 'film' } }, ['workId', 'Required']),
  mediumRefused('DELETE /saved-for-later', { query: { medium: 'movie', workId: 1 } }),
  invalid('GET /external-id', { query: { medium: 'film' } }, [
    'internal_id',
    'Give either internal_id or external_id',
  ]),
  mediumRefused('GET /external-id', { query: { ...mark, medium: 'movie' } }),
  refused('GET /external-id', 'work_not_found', { query: mark }),
  refused('GET /external-id', 'external_id_not_found', {
    query: { medium: 'film', external_id: 'nothing' },
  }),
]

const ofRatingsAndSources: AnswerRow[] = [
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
  mediumRefused('GET /v1/works/{medium}/{workId}/sources', {
    params: { medium: 'movie', workId: 1 },
  }),
  refused('GET /v1/works/{medium}/{workId}/sources', 'work_not_found', {
    params: { medium: 'film', workId: missingId },
  }),
]

export const answersOfWorks: readonly AnswerRow[] = [
  ...ofWorks,
  ...ofReviews,
  ...ofMarks,
  ...ofRatingsAndSources,
]
