import { type AnswerRow, invalid, mediumRefused, missingId, refused } from './answer-row.ts'

const work = { id: 1, medium: 'film' }

export const answersOfViewings: readonly AnswerRow[] = [
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
  refused('GET /v1/viewings/summary/{userId}', 'user_not_found', { params: { userId: missingId } }),
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
]
