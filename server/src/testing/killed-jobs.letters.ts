import { expect } from 'vitest'
import { expireLinksJob } from '../features/account-links/account-links.jobs.ts'
import { tellOwner } from '../features/accounts/accounts.tell-owner.service.ts'
import { expireAuditEventsJob } from '../features/audit-log/audit-log.jobs.ts'
import { recordEvent } from '../features/audit-log/audit-log.service.ts'
import { startDueBackupsJob } from '../features/backups/backups.jobs.ts'
import { expireMailingsJob } from '../features/bulk-email/bulk-email.jobs.ts'
import { expireLoginWaitsJob } from '../features/login-waits/login-waits.jobs.ts'
import { beginLogin, noteFailedLogin } from '../features/login-waits/login-waits.service.ts'
import type { Moment } from './dying.ts'
import { aSession } from './factories/sessions.ts'
import { aUser } from './factories/users.ts'
import type { TestApp } from './harness.ts'
import { before, type KilledJob } from './killed-jobs.ts'
import { readOutbox } from './outbox.ts'

export const beforeLetter: Moment = { letter: 'before', nth: 1 }
export const afterLetter: Moment = { letter: 'after', nth: 1 }

/** Returns a function that reads the messages sent since this call. */
export async function lettersFromNow(app: TestApp): Promise<() => Promise<string[]>> {
  const known = new Set(await readOutbox(app))
  return async () => (await readOutbox(app)).filter((text) => !known.has(text))
}

const idOf = (letter: string) => /^Message-ID:\s+<(.*)>$/m.exec(letter)?.[1] ?? ''
const receiverOf = (letter: string) => /^To: (.*)$/m.exec(letter)?.[1] ?? ''

/** Expects one message; a duplicate only if the worker died after the mail server accepted it. */
export function expectOneLetter(letters: readonly string[], moment: Moment, id: RegExp): void {
  expect(letters).toHaveLength(moment === afterLetter ? 2 : 1)
  expect(new Set(letters).size).toBe(1)
  expect(letters.map(idOf)).toEqual(letters.map(() => expect.stringMatching(id)))
}

const resetLink: KilledJob = {
  kind: 'send-account-link',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const { email } = await aUser(app)
    const letters = await lettersFromNow(app)
    await app.call(null, 'POST /forgot-password', { body: { email } })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^reset-password-[\w-]{36}@medley\.example$/)
      const [, user_id = '', token = ''] =
        /reset-password\/(\d+)\/([\w-]+)/.exec(sent[0] ?? '') ?? []
      const body = { user_id, token, new_password: 'a new password' }
      const answers = [
        await app.call(null, 'POST /reset-password', { body }),
        await app.call(null, 'POST /reset-password', { body }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 400])
    }
  },
}

const oldLinks: KilledJob = {
  kind: 'account-links-expire',
  moments: [before('delete from "account_links"'), 'end'],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    await app.call(null, 'POST /forgot-password', { body: { email: ann.email } })
    app.clock.advance(31 * 86_400_000)
    await app.call(null, 'POST /forgot-password', { body: { email: ben.email } })
    await app.ctx.jobs.enqueue(app.ctx.db, expireLinksJob, {})
    return async () => {
      const links = app.ctx.db.selectFrom('account_links').select('user_id')
      const rows = await links.where('user_id', 'in', [ann.id, ben.id]).execute()
      expect(rows).toEqual([{ user_id: ben.id }])
    }
  },
}

const report: KilledJob = {
  kind: 'tell-support',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const letters = await lettersFromNow(app)
    const body = { type: 'user', item_id: ben.id, reason: 'other' } as const
    await app.call(ann, 'POST /report', { body })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^report-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(`reported ${ben.username}`)
    }
  },
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

const oldAuditEvents: KilledJob = {
  kind: 'audit-events-expire',
  moments: [before('delete from "audit_events"'), 'end'],
  async begin({ app }) {
    app.clock.set(new Date(Date.now() - 181 * 86_400_000).toISOString())
    await recordEvent(app.ctx, app.ctx.db, { kind: 'login', subject: 'old' })
    app.clock.set(new Date().toISOString())
    await recordEvent(app.ctx, app.ctx.db, { kind: 'login', subject: 'new' })
    await app.ctx.jobs.enqueue(app.ctx.db, expireAuditEventsJob, {})
    return async () => {
      const named = app.ctx.db.selectFrom('audit_events').select('subject')
      const rows = await named.where('subject', 'in', ['old', 'new']).execute()
      expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['new']))
    }
  },
}

const backup: KilledJob = {
  kind: 'backup-run',
  moments: [before('insert into "export_pieces"'), beforeLetter, afterLetter, 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const letters = await lettersFromNow(app)
    await app.call(me, 'POST /v1/backup/runs')
    return async (moment) => {
      expectOneLetter(await letters(), moment, /^backup-\d+@medley\.example$/)
      const { body } = await app.call(me, 'GET /v1/backup')
      expect(body).toMatchObject({ isRunning: false, lastRun: { failure: null } })
      expect((await app.call(me, 'GET /v1/exports', { query: {} })).body.totalCount).toBe(1)
    }
  },
}

const dueBackups: KilledJob = {
  kind: 'backups-start-due',
  moments: [before('update backups'), 'end'],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const body = { frequency: 'weekly', target: { kind: 'mail' } } as const
    for (const member of [ann, ben]) await app.call(member, 'PUT /v1/backup', { body })
    app.clock.advance(86_400_000)
    const letters = await lettersFromNow(app)
    await app.ctx.jobs.enqueue(app.ctx.db, startDueBackupsJob, {})
    return async () => {
      const sent = await letters()
      expect(sent.map(receiverOf).toSorted()).toEqual([ann.email, ben.email].toSorted())
    }
  },
}

const backupLetter: KilledJob = {
  kind: 'send-backup-letter',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const me = await aUser(app)
    const letters = await lettersFromNow(app)
    const url = 'https://cloud.example/dav/'
    const target = { kind: 'webDav', url, username: 'ann', password: 'x' } as const
    await app.call(me, 'PUT /v1/backup', { body: { frequency: 'off', target } })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^backup-letter-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(url)
    }
  },
}

const failedLogins: KilledJob = {
  kind: 'tell-of-failed-logins',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const ann = await aUser(app)
    const letters = await lettersFromNow(app)
    const attempt = { keyHash: Buffer.alloc(32), failures: 10 }
    await noteFailedLogin(app.ctx, attempt, ann.id)
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^failed-logins-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(`Hello ${ann.username},`)
    }
  },
}

const ownerLetter: KilledJob = {
  kind: 'tell-owner',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const { id, username } = await aUser(app)
    const letters = await lettersFromNow(app)
    await tellOwner(app.ctx, app.ctx.db, id, { event: 'password-changed' })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^owner-letter-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(`Hello ${username},`)
    }
  },
}

const oldLoginWaits: KilledJob = {
  kind: 'login-waits-expire',
  moments: [before('delete from login_waits'), 'end'],
  async begin({ app }) {
    await beginLogin(app.ctx, 'old', undefined)
    app.clock.advance(86_400_000)
    await beginLogin(app.ctx, 'young', undefined)
    await app.ctx.jobs.enqueue(app.ctx.db, expireLoginWaitsJob, {})
    return async () => {
      const waits = app.ctx.db.selectFrom('login_waits').select('time_last')
      expect(await waits.execute()).toEqual([{ time_last: app.clock.now() }])
    }
  },
}

export const killedLetters: readonly KilledJob[] = [
  failedLogins,
  ownerLetter,
  oldLoginWaits,
  resetLink,
  oldLinks,
  report,
  mailing,
  oldMailings,
  oldAuditEvents,
  backup,
  dueBackups,
  backupLetter,
]
