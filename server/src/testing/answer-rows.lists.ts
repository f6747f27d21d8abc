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
  refused('POST /v1/lists/{id}/copies', 'list_not_found', { params: { id: missingId } }),
  invalid(
    'POST /v1/lists/{id}/copies',
    ({ list }) => ({ params: { id: list.id }, body: { withNotes: 'all' } }),
    ['withNotes', 'Must be true or false'],
  ),
  invalid('GET /v1/explore/lists', { query: { cursor: '12' } }, [
    'cursor',
    'Does not belong to this call',
  ]),
  invalid('GET /v1/explore/lists', { query: { limit: 51 } }, ['limit', 'Must be at most 50']),
  invalid('PUT /v1/list-likes', { body: {} }, ['listId', 'Required']),
  refused('PUT /v1/list-likes', 'list_not_found', { body: { listId: missingId } }),
  refused('DELETE /v1/list-likes/{id}', 'list_not_found', { params: { id: missingId } }),
]
