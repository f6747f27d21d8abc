import { granted, invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import {
  blockedByThem,
  blockedByYou,
  forbidden,
  members,
  none,
} from '../../testing/permission-row.ts'

export const sentWorksRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/sent-works',
      values: ({ owner, work: { id, medium } }) => ({
        body: { work: { id, medium }, userIds: [owner.id] },
      }),
      answers: [none, forbidden, '201', blockedByThem, blockedByYou, forbidden, forbidden],
    },
    {
      endpoint: 'PUT /v1/sent-works/{id}',
      // The owner sent it to a friend who is none of these callers; only that friend has it on a list.
      values: ({ sentWork }) => ({ params: { id: sentWork.id } }),
      answers: members('404 sent_work_not_found'),
    },
    {
      endpoint: 'DELETE /v1/sent-works/{id}',
      // The owner sent it to their friend; nobody else knows of it.
      values: ({ sentWork }) => ({ params: { id: sentWork.id } }),
      answers: [
        none,
        ...members('404 sent_work_not_found').slice(1, 5),
        '200',
        '404 sent_work_not_found',
      ],
    },
  ],
  answers: [
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
  ],
}
