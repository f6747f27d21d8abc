import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aComment } from '../testing/factories/comments.ts'
import { aReport } from '../testing/factories/reports.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { anApp } from '../testing/factories/second-factors.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'
import { programs } from '../testing/programs.ts'

const app = useTestApp()
/** Half of the time of a command is spent on compiling the product, the same for each. */
const compiled = mkdtempSync(join(tmpdir(), 'medley-compiled-'))
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

interface Outcome {
  code: number
  out: string
  err: string
}

/** Runs the real command in its own process, on the database of the running app. */
function admin(args: string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { DATABASE_URL: app.connectionString, NODE_COMPILE_CACHE: compiled }
    const child = execFile(
      process.execPath,
      [programs.admin, ...args],
      { env },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err })
      },
    )
    child.stdin?.end(input)
  })
}

const reason = ['--reason', 'It insults people.']
const done = async (...args: string[]) => {
  const { code, out, err } = await admin(args)
  expect([code, err]).toEqual([0, ''])
  return out.trim()
}

describe('npm run admin', () => {
  test('explains itself, and refuses what it does not know', async () => {
    const help = await done('--help')
    for (const name of [
      'create-admin',
      'confirm-email',
      'remove',
      'suspend',
      'restore',
      'block-address',
      'reports',
      'log',
    ]) {
      expect(help).toContain(`\n  ${name} `)
    }
    const wrong = [['fly'], ['suspend', 'ann'], ['restore', 'ann', '--until', '2030-01-01']]
    for (const { code, out, err } of await Promise.all(wrong.map((args) => admin(args)))) {
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain('npm run admin -- COMMAND')
    }
    const unknown = await admin(['restore', 'nobody'])
    expect(unknown).toEqual({ code: 1, out: '', err: 'User not found\n' })
  })

  test('removes a review and brings it back', async () => {
    const review = await aReview(app, { review: 'Rude.' })
    const read = async () =>
      (await app.call(null, 'GET /v1/reviews/{id}', { params: { id: String(review.id) } })).status
    const said = await done('remove', 'review', String(review.id), ...reason)
    expect(await read()).toBe(404)
    await done('undo', /undo (\d+)$/.exec(said)?.[1] ?? '')
    expect(await read()).toBe(200)
    expect((await admin(['remove', 'review', '2147483647', ...reason])).code).toBe(1)
  })

  test('hides a work, and takes a picture away by name', async () => {
    const [work, ben] = [await aWork(app), await aUser(app)]
    await done('remove', 'work', String(work.id), ...reason)
    const params = { medium: work.medium, workId: String(work.id) }
    expect((await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })).status).toBe(404)
    const { db } = app.ctx
    await db
      .updateTable('users')
      .set({ profile_picture: 'rude.webp' })
      .where('id', '=', ben.id)
      .execute()
    await done('remove', 'picture', ben.username, ...reason)
    const profile = await app.call(null, 'GET /profile', { query: { user: ben.username } })
    expect(profile.body.profile_pic).toBeNull()
  })

  test('suspends a member until a date, and restores them', async () => {
    const ben = await aUser(app)
    const mayWrite = async (member: TestUser) =>
      (await app.call(member, 'POST /v1/lists', { body: { title: 'One' } })).status
    await done('suspend', ben.username, '--until', '2090-01-01', ...reason)
    expect(await mayWrite(ben)).toBe(403)
    const { suspension } = (await app.call(ben, 'GET /v1/suspension')).body
    expect(suspension).toMatchObject({
      reason: 'It insults people.',
      timeEnds: '2090-01-01T00:00:00.000Z',
    })
    await done('restore', ben.username)
    expect(await mayWrite(ben)).toBe(201)
    expect((await admin(['restore', ben.username])).code).toBe(1)
  })

  test('confirms the address of a member', async () => {
    const ben = await aUser(app, { isConfirmed: false })
    expect(await done('confirm-email', ben.username)).toBe(`Confirmed ${ben.email}.`)
    const { body } = await app.call(ben, 'GET /v1/email-address')
    expect(body.isConfirmed).toBe(true)
    expect(await done('log', '--kind', 'email-confirmed')).toContain(`about ${ben.username}`)
    expect((await admin(['confirm-email', 'nobody'])).code).toBe(1)
  })

  test('ends the sessions of a member', async () => {
    const ben = await aUser(app)
    const isIn = async () => (await app.call(ben, 'GET /v1/suspension')).status
    expect(await isIn()).toBe(200)
    await done('end-sessions', ben.username)
    expect(await isIn()).toBe(401)
  })

  test('removes the second factor of a member who has lost it', async () => {
    const ben = await aUser(app)
    await anApp(app, ben)
    expect(await done('remove-second-factor', ben.username)).toBe(
      `Removed the second factors of ${ben.username}.`,
    )
    expect((await app.call(ben, 'GET /v1/second-factors')).body).toEqual({
      app: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect(await done('log', '--kind', 'second-factor-changed', '--limit', '1')).toContain(
      `second-factor-changed  by -  about ${ben.username}`,
    )
    expect((await admin(['remove-second-factor', ben.username])).code).toBe(1)
  })

  test('lists open reports', async () => {
    const ben = await aUser(app)
    const comment = await aComment(app, { by: ben, content: 'Rude words.' })
    await aReport(app, { type: 'comment', id: comment.id })
    await aReport(app, { type: 'comment', id: comment.id })
    expect(await done('reports')).toMatch(
      new RegExp(`comment ${comment.id}  by ${ben.username}  2 ×  other  Rude words\\.\n1 open$`),
    )
  })

  test('creates an admin with a password from standard input, once', async () => {
    const create = (name: string, password: string) =>
      admin(['create-admin', name, `${name}@mail.example`], `${password}\n`)
    expect(await create('boss', 'a long secret')).toEqual({
      code: 0,
      out: 'Created boss as user 1.\n',
      err: '',
    })
    const login = await app.call(null, 'POST /login', {
      body: { username: 'boss', password: 'a long secret' },
    })
    expect(login.status).toBe(200)
  })

  test('creates no admin with a password that is easily guessed', async () => {
    for (const password of ['password1', 'boss4-2026']) {
      const { code, out, err } = await admin(
        ['create-admin', 'boss4', 'boss4@mail.example'],
        `${password}\n`,
      )
      expect([code, out]).toEqual([1, ''])
      expect(err).toContain('Choose another one')
    }
  })

  test('takes whole numbers as ids and limits', async () => {
    for (const args of [
      ['reports', '--limit', 'x'],
      ['log', '--limit', '12x'],
      ['undo', '1e3'],
    ]) {
      const { code, err } = await admin(args)
      expect(code).toBe(2)
      expect(err).toMatch(/^Give (--limit|ACT) as a number/)
    }
  })

  test('creates two admins at most', async () => {
    await aUser(app, { id: 2 })
    const third = await admin(['create-admin', 'boss3', 'boss3@mail.example'], 'a long secret\n')
    expect(third).toEqual({ code: 1, out: '', err: 'Both admins exist already\n' })
  })

  test('blocks an address, and writes all of it to the audit log', async () => {
    await done('block-address', 'bounces@mail.example')
    const body = { email: 'BOUNCES@mail.example' }
    expect((await app.call(null, 'POST /forgot-password', { body })).body.code).toBe(
      'email_blacklisted',
    )
    const log = await done('log', '--limit', '100')
    for (const kind of [
      'address-blocked',
      'admin-created',
      'member-restored',
      'member-suspended',
      'content-removed',
      'act-undone',
    ]) {
      expect(log).toContain(`  ${kind}  by -`)
    }
  })
})
