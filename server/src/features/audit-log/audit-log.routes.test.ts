import type { AuditKind } from '@medley/contract/administration/audit-log'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireAuditEventsJob } from './audit-log.jobs.ts'
import { recordEvent } from './audit-log.service.ts'

const app = useTestApp()
const password = 'a long enough secret'
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1, username: 'the-admin' })
})

const events = async (query: { kind?: AuditKind; member?: string; limit?: number } = {}) =>
  (await app.call(admin, 'GET /v1/audit-events', { query })).body.items

async function register(username: string): Promise<TestUser> {
  const email = `${username}@mail.example`
  await app.call(null, 'POST /create-account', { body: { username, email, password } })
  const token = (await app.call(null, 'POST /login', { body: { username, password } })).body
  const [event] = await events({ member: username })
  return { id: event?.actor?.id ?? 0, username, email, token }
}

describe('the audit log', () => {
  test('has registrations, logins and their failures with the caller’s address', async () => {
    const ann = await register('ann')
    await app.call(null, 'POST /login', { body: { username: 'ann', password: 'wrong one' } })
    await app.call(null, 'POST /login', { body: { username: 'unknown', password: 'wrong one' } })
    const [unknown, failed, login, created] = await events()
    const common = { subject: null, address: '127.0.0.1', details: {}, time: expect.any(String) }
    const who = { id: ann.id, username: 'ann' }
    expect(unknown).toMatchObject({ kind: 'login-failed', actor: null, member: null, ...common })
    expect(failed).toMatchObject({ kind: 'login-failed', actor: null, member: who, ...common })
    expect(login).toMatchObject({ kind: 'login', actor: who, ...common })
    expect(created).toMatchObject({ kind: 'account-created', actor: who, ...common })
    expect(JSON.stringify(await events())).not.toContain('wrong one')
  })

  test('has changed, requested and reset credentials, exports and deletions', async () => {
    const ben = await register('ben')
    const new_password = 'another long secret'
    await app.call(ben, 'POST /password', { body: { old_password: password, new_password } })
    await app.call(null, 'POST /forgot-password', { body: { email: ben.email } })
    const token = (
      await app.call(null, 'POST /login', {
        body: { username: 'ben', password: new_password },
      })
    ).body
    await app.call({ token }, 'POST /v1/exports')
    expect((await events({ member: 'ben' })).map(({ kind }) => kind)).toEqual([
      'export-requested',
      'login',
      'password-reset-requested',
      'password-changed',
      'login',
      'account-created',
    ])
    await app.call({ token }, 'DELETE /account', { body: { password: new_password } })
    const [deletion] = await events({ kind: 'account-deleted' })
    expect(deletion?.actor).toEqual({ id: ben.id, username: null })
  })

  test('has every act of an admin, mailings with their number of recipients', async () => {
    const template = '{{unsubscribeLink}}'
    const letter = { subject: 'News', htmlTemplate: template, plaintextTemplate: template }
    await app.call(admin, 'POST /v1/emails', {
      body: { recipients: ['a@mail.example'], ...letter },
    })
    const submission = { category: 'Suggestion', comment: 'More.' } as const
    const { id } = (await app.call(null, 'POST /feedback', { body: submission })).body
    await app.call(admin, 'POST /resolve-feedback', { body: { id } })
    await app.call(admin, 'POST /resolve-feedback', { body: { id: 2_147_483_647 } })
    const [act, mailing] = await events({ member: admin.username })
    expect(act).toMatchObject({ kind: 'admin-act', subject: 'POST /resolve-feedback' })
    expect(mailing).toMatchObject({
      kind: 'mailing-accepted',
      actor: { id: 1, username: 'the-admin' },
      details: { mailing: expect.any(Number), recipients: 1 },
    })
  })

  test('pages by the id of the last event, and filters by kind', async () => {
    for (const subject of ['one', 'two', 'three']) {
      await recordEvent(app.ctx, app.ctx.db, { kind: 'address-blocked', subject })
    }
    const query = { kind: 'address-blocked', limit: 2 } as const
    const first = (await app.call(admin, 'GET /v1/audit-events', { query })).body
    expect(first.items.map(({ subject }) => subject)).toEqual(['three', 'two'])
    const before = first.before ?? 0
    const rest = (await app.call(admin, 'GET /v1/audit-events', { query: { ...query, before } }))
      .body
    expect(rest).toMatchObject({ items: [{ subject: 'one', address: null }], before: null })
  })

  test('is shown to admins only', async () => {
    const read = (caller: TestUser | null) =>
      app.call(caller, 'GET /v1/audit-events', { query: {} })
    expect((await read(await aUser(app))).body.code).toBe('admin_only')
    expect((await read(null)).body.code).toBe('unauthenticated')
  })
})

describe('the table of the audit log', () => {
  const recordAt = async (daysAgo: number, subject: string) => {
    app.clock.set(new Date(Date.now() - daysAgo * 86_400_000).toISOString())
    await recordEvent(app.ctx, app.ctx.db, { kind: 'login', subject })
  }
  const subjects = async () => (await events({ kind: 'login' })).map(({ subject }) => subject)

  test('refuses changes, deletions and truncation', async () => {
    await recordAt(178, 'kept')
    const { db } = app.ctx
    const attempts = [
      db.updateTable('audit_events').set({ subject: 'other' }),
      db.deleteFrom('audit_events').where('subject', '=', 'kept'),
    ]
    for (const attempt of attempts) await expect(attempt.execute()).rejects.toThrow('append-only')
    await expect(sql`truncate audit_events`.execute(db)).rejects.toThrow('append-only')
    expect(await subjects()).toContain('kept')
  })

  test('loses events after 180 days, by its job', async () => {
    await recordAt(181, 'old')
    await recordAt(0, 'new')
    await app.ctx.jobs.enqueue(app.ctx.db, expireAuditEventsJob, {})
    await app.runJobs()
    const left = await subjects()
    expect([left.includes('old'), left.includes('new'), left.includes('kept')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
