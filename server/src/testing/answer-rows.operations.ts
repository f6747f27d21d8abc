import { sql } from 'kysely'
import { type AnswerRow, granted, invalid, refused } from './answer-row.ts'
import { aSubmission } from './factories/feedback.ts'
import { aShelvedWork } from './factories/works.ts'

const timeText = 'Must be a time like 2024-05-01T12:00:00.000Z'

const ofFiles: AnswerRow[] = [
  refused('POST /profile-pic', 'unsupported_file_type', {
    form: { name: 'me.png', bytes: Buffer.from('only text') },
  }),
  refused('POST /profile-pic', 'file_too_large', {
    form: { name: 'me.png', bytes: Buffer.alloc(5_000_001) },
  }),
  refused(
    'POST /letterboxd-import',
    'unsupported_file_type',
    { form: { name: 'me.csv', bytes: Buffer.from([0, 1, 2, 3]), fields: { content: 'review' } } },
    { message: 'Only csv is allowed' },
  ),
  refused('POST /letterboxd-import', 'file_too_large', {
    form: { name: 'me.csv', bytes: Buffer.alloc(5_000_001, 'x'), fields: { content: 'review' } },
  }),
]

const ofOperators: AnswerRow[] = [
  invalid('POST /feedback', { body: { category: 'Praise', comment: 'Good.' } }, [
    'category',
    'Invalid value',
  ]),
  invalid('POST /resolve-feedback', { body: {} }, ['id', 'Required'], 'admin'),
  granted('POST /resolve-feedback', 'admin', async (_, app) => ({
    body: { id: (await aSubmission(app)).id },
  })),
  granted('POST /v1/works/{medium}/{workId}/cache-invalidation', 'admin', async (_, app) => {
    const { id, medium } = await aShelvedWork(app)
    return { params: { medium, workId: id } }
  }),
  refused(
    'POST /v1/operations/failed-jobs/{jobId}/retry',
    'job_not_found',
    { params: { jobId: '00000000-0000-4000-8000-000000000000' } },
    { by: 'admin' },
  ),
  granted('POST /v1/operations/failed-jobs/{jobId}/retry', 'admin', async (_, { ctx }) => {
    const { rows } = await sql<{ id: string }>`
      insert into pgboss.job (name, state, data, completed_on)
      values ('sessions-expire', 'failed', '{}', now())
      returning id`.execute(ctx.db)
    return { params: { jobId: rows[0]?.id ?? '' } }
  }),
  invalid(
    'GET /v1/audit-events',
    { query: { limit: 101 } },
    ['limit', 'Must be at most 100'],
    'admin',
  ),
  refused(
    'GET /v1/audit-events',
    'user_not_found',
    { query: { member: 'nobody' } },
    { by: 'admin' },
  ),
  invalid('POST /report', { body: { type: 'user', item_id: 1, reason: 'spoilers' } }, [
    'reason',
    'Invalid value',
  ]),
  invalid('GET /v1/notifications', { query: { limit: 101 } }, ['limit', 'Must be at most 100']),
  invalid('PATCH /v1/notifications/read', { body: { notifications: [] } }, [
    'notifications',
    'Too small',
  ]),
  invalid('PATCH /v1/notifications/read-until', { body: { notificationId: 0 } }, [
    'notificationId',
    'Must be at least 1',
  ]),
  ...(
    [
      ['GET /v1/analytics/user-count', 'minLastOnline'],
      ['GET /v1/analytics/review-count', 'minDatePosted'],
      ['GET /user-registration-times', 'minTime'],
    ] as const
  ).map(([endpoint, field]) =>
    invalid(endpoint, { query: { [field]: 'yesterday' } }, [field, timeText], 'admin'),
  ),
]

const mail = {
  recipients: ['nobody@mail.example'],
  subject: 'News',
  htmlTemplate: '<a href="{{unsubscribeLink}}">Enough</a>',
  plaintextTemplate: 'Enough: {{unsubscribeLink}}',
}

const ofMails: AnswerRow[] = [
  invalid(
    'POST /v1/emails',
    { body: { ...mail, recipients: [] } },
    ['recipients', 'Required'],
    'admin',
  ),
  ...['htmlTemplate', 'plaintextTemplate'].map((template) =>
    refused(
      'POST /v1/emails',
      'missing_unsubscribe_placeholder',
      { body: { ...mail, [template]: 'No way out.' } },
      { by: 'admin' },
    ),
  ),
  granted('PUT /v1/emails/unsubscribed', 'visitor', async ({ owner: { email } }, { ctx }) => ({
    body: { email, token: await ctx.tokens.signEmail(email) },
  })),
  granted('POST /unsubscribe/{token}', 'visitor', async ({ owner }, { ctx }) => ({
    params: { token: await ctx.tokens.signEmail(owner.email) },
  })),
  refused('PUT /v1/emails/unsubscribed', 'invalid_token', async ({ owner, third }, { ctx }) => ({
    body: { email: third.email, token: await ctx.tokens.signEmail(owner.email) },
  })),
  invalid('PUT /v1/emails/unsubscribed', { body: { email: 'nobody', token: 'x' } }, [
    'email',
    'Invalid Email',
  ]),
]

/** Uploads, feedback, reports, notifications, statistics and e-mails. */
export const answersOfOperations: readonly AnswerRow[] = [...ofFiles, ...ofOperators, ...ofMails]
