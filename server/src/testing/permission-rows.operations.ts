import { everyone, members, none, type Row } from './permission-row.ts'

const adminOnly = (answer: string) => [none, ...members('403 admin_only').slice(1, -1), answer]
const hiddenAcrossBlock = [
  none,
  '201',
  '201',
  '404 item_not_found',
  '404 item_not_found',
  '403 own_item',
  '201',
]

/** Feedback, e-mails, statistics, reports and sources. */
export const rowsOfOperations: readonly Row[] = [
  {
    endpoint: 'POST /feedback',
    values: () => ({ body: { category: 'Suggestion', comment: 'More podcasts.' } }),
    answers: everyone('201'),
  },
  { endpoint: 'GET /feedback', answers: adminOnly('200') },
  {
    endpoint: 'POST /resolve-feedback',
    values: () => ({ body: { id: 2_147_483_647 } }),
    answers: adminOnly('404 feedback_not_found'),
  },
  {
    endpoint: 'POST /v1/emails',
    values: () => ({
      body: {
        recipients: ['nobody@mail.example'],
        subject: 'News',
        htmlTemplate: '<p>{{unsubscribeLink}}</p>',
        plaintextTemplate: '{{unsubscribeLink}}',
      },
    }),
    answers: adminOnly('202'),
  },
  {
    endpoint: 'PUT /v1/emails/unsubscribed',
    values: () => ({ body: { email: 'nobody@mail.example', token: 'x' } }),
    answers: everyone('400 invalid_token'),
  },
  {
    endpoint: 'POST /unsubscribe/{token}',
    values: () => ({ params: { token: 'x' } }),
    answers: everyone('400 invalid_token'),
  },
  { endpoint: 'GET /v1/analytics/user-count', answers: adminOnly('200') },
  { endpoint: 'GET /v1/analytics/review-count', answers: adminOnly('200') },
  {
    endpoint: 'GET /user-registration-times',
    values: () => ({ query: { minTime: '2024-05-01' } }),
    answers: adminOnly('200'),
  },
  {
    endpoint: 'POST /report',
    about: 'a user',
    values: ({ owner }) => ({ body: { type: 'user', item_id: owner.id, reason: 'other' } }),
    answers: [none, '201', '201', '201', '201', '403 own_item', '201'],
  },
  {
    endpoint: 'POST /report',
    about: 'a review',
    values: ({ review }) => ({ body: { type: 'review', item_id: review.id, reason: 'other' } }),
    answers: hiddenAcrossBlock,
  },
  {
    endpoint: 'POST /report',
    about: 'a comment',
    values: ({ comment }) => ({ body: { type: 'comment', item_id: comment.id, reason: 'other' } }),
    answers: hiddenAcrossBlock,
  },
  { endpoint: 'GET /v1/audit-events', answers: adminOnly('200') },
  {
    endpoint: 'GET /v1/audit-events',
    about: 'of a member',
    values: ({ owner }) => ({ query: { member: owner.username } }),
    answers: adminOnly('200'),
  },
  { endpoint: 'GET /v1/model-runs', answers: adminOnly('200') },
  { endpoint: 'POST /v1/model-runs', answers: adminOnly('202') },
  { endpoint: 'GET /v1/operations', answers: adminOnly('200') },
  {
    endpoint: 'POST /v1/operations/failed-jobs/{jobId}/retry',
    values: () => ({ params: { jobId: '00000000-0000-4000-8000-000000000000' } }),
    answers: adminOnly('404 job_not_found'),
  },
  { endpoint: 'GET /v1/sources', answers: adminOnly('200') },
  { endpoint: 'GET /v1/sources/credits', answers: everyone('200') },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/sources',
    values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'POST /v1/works/{medium}/{workId}/cache-invalidation',
    about: 'of a work the shelf does not know',
    values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    answers: adminOnly('502 provider_error'),
  },
]
