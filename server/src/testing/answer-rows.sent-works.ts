import {
  type AnswerRow,
  granted,
  invalid,
  mediumRefused,
  missingId,
  refused,
} from './answer-row.ts'

export const answersOfSentWorks: readonly AnswerRow[] = [
  invalid('POST /v1/sent-works', ({ work }) => ({ body: { work, userIds: [] } }), [
    'userIds',
    'Too small',
  ]),
  invalid(
    'POST /v1/sent-works',
    ({ work, owner }) => ({ body: { work, userIds: [owner.id], note: 'x'.repeat(281) } }),
    ['note', 'Must be at most 280 characters'],
  ),
  mediumRefused('POST /v1/sent-works', {
    body: { work: { id: 1, medium: 'movie' }, userIds: [1] },
  }),
  refused('POST /v1/sent-works', 'work_not_found', ({ owner }) => ({
    body: { work: { id: missingId, medium: 'film' }, userIds: [owner.id] },
  })),
  refused('POST /v1/sent-works', 'user_not_found', ({ work }) => ({
    body: { work, userIds: [missingId] },
  })),
  granted('POST /v1/sent-works', 'friend', ({ work, owner }) => ({
    body: { work, userIds: [owner.id], note: 'You will love the ending.' },
  })),
  granted('GET /v1/sent-works', 'owner', { query: { direction: 'sent' } }),
  invalid('GET /v1/sent-works', { query: { limit: 101 } }, ['limit', 'Must be at most 100']),
  refused('PUT /v1/sent-works/{id}', 'sent_work_not_found', { params: { id: missingId } }),
  refused('DELETE /v1/sent-works/{id}', 'sent_work_not_found', { params: { id: missingId } }),
]
