import { type AnswerRow, invalid, mediumRefused, missingId, refused } from './answer-row.ts'

const own = 'owner'

export const answersOfLists: readonly AnswerRow[] = [
  invalid('GET /v1/lists', {}, ['owner', 'Required']),
  refused('GET /v1/lists', 'user_not_found', { query: { owner: 'no-such-person' } }),
  invalid('POST /v1/lists', { body: { title: ' ' } }, ['title', 'Required']),
  invalid('POST /v1/lists', { body: { title: 'x'.repeat(256) } }, [
    'title',
    'Must be at most 255 characters',
  ]),
  mediumRefused('POST /v1/lists', { body: { title: 'One', work: { id: 1, medium: 'movie' } } }),
  refused('POST /v1/lists', 'work_not_found', {
    body: { title: 'One', work: { id: missingId, medium: 'film' } },
  }),
  refused('GET /v1/lists/{id}', 'list_not_found', { params: { id: 'x' } }),
  invalid(
    'PATCH /v1/lists/{id}',
    ({ list }) => ({ params: { id: list.id }, body: { isRanked: 'maybe' } }),
    ['isRanked', 'Must be true or false'],
    own,
  ),
  invalid(
    'GET /v1/lists/{id}/entries',
    ({ list }) => ({ params: { id: list.id }, query: { limit: 1001 } }),
    ['limit', 'Must be at most 1000'],
  ),
  mediumRefused('GET /v1/lists/{id}/entries', ({ list }) => ({
    params: { id: list.id },
    query: { medium: 'movie' },
  })),
  mediumRefused('GET /v1/lists/{id}/entries/{medium}/{workId}', ({ list }) => ({
    params: { id: list.id, medium: 'movie', workId: 1 },
  })),
  refused('GET /v1/lists/{id}/entries/{medium}/{workId}', 'entry_not_found', ({ list }) => ({
    params: { id: list.id, medium: 'film', workId: missingId },
  })),
  invalid(
    'POST /v1/lists/{id}/bulk-edits',
    ({ list }) => ({ params: { id: list.id }, body: { actions: [] } }),
    ['actions', 'Too small'],
    own,
  ),
  mediumRefused(
    'POST /v1/lists/{id}/bulk-edits',
    ({ list }) => ({
      params: { id: list.id },
      body: { actions: [{ action: 'ADD', workId: 1, medium: 'movie' }] },
    }),
    own,
  ),
]
