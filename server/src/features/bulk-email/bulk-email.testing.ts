import { expect } from 'vitest'
import { granted, invalid, refused } from '../../testing/answer-row.ts'
import type { Moment } from '../../testing/dying.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { everyone } from '../../testing/permission-row.ts'
import { idOf, lettersFromNow, receiverOf } from '../../testing/row-values.ts'
import { expireMailingsJob } from './bulk-email.jobs.ts'

const mail = {
  recipients: ['nobody@mail.example'],
  subject: 'News',
  htmlTemplate: '<a href="{{unsubscribeLink}}">Enough</a>',
  plaintextTemplate: 'Enough: {{unsubscribeLink}}',
}

const recipients = ['ann', 'ben', 'cleo'].map((name) => `${name}@mail.example`)

async function acceptMailing(app: TestApp): Promise<void> {
  const admin = { token: await aSession(app, { id: 1, username: 'admin' }) }
  const template = '{{unsubscribeLink}}'
  const letter = { subject: 'News', htmlTemplate: template, plaintextTemplate: template }
  const answer = await app.call(admin, 'POST /v1/emails', { body: { recipients, ...letter } })
  expect(answer.body).toEqual({ accepted: 3 })
}

const secondLetter: Moment = { letter: 'after', nth: 2 }

const mailing: KilledJob = {
  kind: 'send-mailing',
  moments: [secondLetter, 'end'],
  async begin({ app }) {
    const letters = await lettersFromNow(app)
    await acceptMailing(app)
    return async (moment) => {
      const sent = await letters()
      const [first, second, third] = recipients
      const wanted = [first, second, ...(moment === secondLetter ? [second] : []), third]
      expect(sent.map(receiverOf).toSorted()).toEqual(wanted)
      expect(new Set(sent.map(idOf)).size).toBe(3)
      const states = await app.ctx.db.selectFrom('mailing_recipients').select('state').execute()
      expect(states).toEqual(recipients.map(() => ({ state: 'sent' })))
    }
  },
}

const oldMailings: KilledJob = {
  kind: 'mailings-expire',
  moments: [before('delete from mailing_recipients'), 'end'],
  async begin({ app }) {
    await acceptMailing(app)
    await app.runJobs()
    app.clock.advance(91 * 86_400_000)
    await acceptMailing(app)
    await app.runJobs()
    await app.ctx.jobs.enqueue(app.ctx.db, expireMailingsJob, {})
    return async () => {
      const rows = await app.ctx.db.selectFrom('mailing_recipients').select('time_sent').execute()
      expect(rows).toEqual(recipients.map(() => ({ time_sent: app.clock.now() })))
    }
  },
}

export const bulkEmailRows: FeatureRows = {
  permissions: [
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
  ],
  answers: [
    granted('POST /unsubscribe/{token}', 'visitor', async ({ owner }, { ctx }) => ({
      params: { token: await ctx.tokens.signUnsubscribe({ userId: owner.id, kinds: ['comment'] }) },
    })),
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
  ],
  killedJobs: [mailing, oldMailings],
}
