import {
  blockedByThem,
  blockedByYou,
  forbidden,
  members,
  none,
  type Row,
} from './permission-row.ts'

/** Works sent to friends. */
export const rowsOfSentWorks: readonly Row[] = [
  {
    endpoint: 'POST /v1/sent-works',
    values: ({ owner, work: { id, medium } }) => ({
      body: { work: { id, medium }, userIds: [owner.id] },
    }),
    answers: [none, forbidden, '201', blockedByThem, blockedByYou, forbidden, forbidden],
  },
  { endpoint: 'GET /v1/sent-works', answers: members('200') },
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
]
