import { backupsKept } from '@medley/contract/administration/backup-failures'
import type { Backup } from '@medley/contract/administration/backups'
import type { Api, BodyOf } from '@medley/contract/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { fetchExportOf } from '../../testing/factories/exports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { useS3Server } from '../../testing/servers/s3-server.ts'
import { redirect, status } from '../../testing/servers/source-server.ts'
import { useWebDavServer } from '../../testing/servers/web-dav-server.ts'
import { startDueBackupsJob } from './backups.jobs.ts'
import { openS3Bucket } from './delivery/s3-bucket.ts'

const app = useTestApp()
const webDav = useWebDavServer()
const bucket = useS3Server()
const day = 86_400_000

type Member = Awaited<ReturnType<typeof aUser>>
type Settings = BodyOf<Api['PUT /v1/backup']>

let me: Member
beforeEach(async () => {
  await app.ctx.db.deleteFrom('backups').execute()
  me = await aUser(app)
})

const folder = (changes: object = {}): Settings['target'] => ({
  kind: 'webDav',
  url: webDav.url,
  username: webDav.username,
  password: webDav.password,
  ...changes,
})

const inBucket = (changes: object = {}): Settings['target'] => {
  const { endpoint, region, bucket: name, accessKey, secretKey } = bucket()
  const keys = { keyId: accessKey, secretKey }
  return { kind: 's3', endpoint, region, bucket: name, prefix: 'my/medley', ...keys, ...changes }
}

function withoutSecret(target: Settings['target']): Settings['target'] {
  const { password: _, secretKey: __, ...others } = { password: '', secretKey: '', ...target }
  return others
}

const show = async () => (await app.call(me, 'GET /v1/backup')).body
const save = (target: Settings['target'], frequency: Settings['frequency'] = 'weekly') =>
  app.call(me, 'PUT /v1/backup', { body: { frequency, target } })

/** Makes a backup by hand; returns how it went. */
async function backUpNow(): Promise<Backup['lastRun']> {
  const { status, body } = await app.call(me, 'POST /v1/backup/runs')
  expect({ status, isRunning: body.isRunning }).toEqual({ status: 202, isRunning: true })
  await app.runJobs()
  const after = await show()
  expect(after.isRunning).toBe(false)
  return after.lastRun
}

/** Runs the job that the worker starts every ten minutes. */
async function startDue(): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, startDueBackupsJob, {})
  await app.runJobs()
}

const lettersTo = async ({ email }: Member, subject: string) =>
  (await readOutbox(app)).filter(
    (text) => text.includes(`To: ${email}`) && text.includes(`Subject: ${subject}`),
  )

const fine = { failure: null, detail: null, isPruned: true }

describe('settings', () => {
  test('nothing is backed up until a member says so', async () => {
    expect(await show()).toEqual({
      frequency: 'off',
      target: { kind: 'mail' },
      isRunning: false,
      lastRun: null,
      timeNext: null,
      failures: 0,
      isStopped: false,
    })
    await startDue()
    expect((await show()).lastRun).toBeNull()
  })

  test('secrets are encrypted and never returned', async () => {
    const saved = await save(folder())
    expect(saved.body.target).toEqual(withoutSecret(folder()))
    expect(JSON.stringify([saved.body, await show()])).not.toContain(webDav.password)
    const { rows } = await sql<{ text: string; secret: Buffer }>`
      select backups::text as text, secret from backups where user_id = ${me.id}
    `.execute(app.ctx.db)
    expect(rows[0]?.text).not.toContain('ssword')
    expect(rows[0]?.secret.toString('latin1')).not.toContain('ssword')
  })

  test('a stored password is kept for its address and user, and for no other', async () => {
    await save(folder())
    const without = withoutSecret(folder())
    expect((await save(without, 'monthly')).status).toBe(200)
    expect(await backUpNow()).toMatchObject(fine)
    for (const change of [{ url: `${webDav.url}other/` }, { username: 'ben' }]) {
      const { status, body } = await save({ ...without, ...change })
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ field: 'target.password', message: 'Required' }],
      })
    }
    expect((await save(withoutSecret(inBucket()))).body.errors?.[0]?.field).toBe('target.secretKey')
  })

  test.each([
    ['http://cloud.example/dav/', 'target.url'],
    ['ftp://cloud.example/dav/', 'target.url'],
    ['https://ann:password@cloud.example/dav/', 'target.url'],
    ['https://cloud.example/dav/?a=1', 'target.url'],
    ['file:///etc/', 'target.url'],
    ['http://169.254.169.254/latest/', 'target.url'],
    ['http://localhost:3000/', 'target.url'],
    ['http://127.0.0.1.evil.example/', 'target.url'],
    ['http://127.0.0.1@evil.example/', 'target.url'],
    ['https://evil.example/#a', 'target.url'],
    ['https://evil.example\\@127.0.0.1/', 'target.url'],
    ['gopher://127.0.0.1:25/', 'target.url'],
    ['javascript:alert(1)', 'target.url'],
    ['https://evil.example/a\r\nHost: b', 'target.url'],
  ])('refuses the address %j', async (url, field) => {
    const { status, body } = await save(folder({ url }))
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field })
  })

  test.each(['../x', '/x', 'a//b', 'a b'])('refuses the prefix %j', async (prefix) => {
    expect((await save(inBucket({ prefix }))).body.errors?.[0]?.field).toBe('target.prefix')
  })

  test('the member learns by mail of a new place, not of a changed frequency', async () => {
    await save(folder())
    await save(folder(), 'monthly')
    await app.runJobs()
    const logged = app.ctx.db
      .selectFrom('audit_events')
      .select('kind')
      .where('actor_id', '=', me.id)
    expect(await logged.execute()).toContainEqual({ kind: 'backup-place-changed' })
    const letters = await lettersTo(me, 'Your Medley backups have a new place')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain(webDav.url)
    expect(letters[0]).not.toContain('p=C3')
  })

  test('removing forgets everything', async () => {
    await save(folder())
    const { status, body } = await app.call(me, 'DELETE /v1/backup')
    expect({ status, frequency: body.frequency }).toEqual({ status: 200, frequency: 'off' })
    const rows = app.ctx.db.selectFrom('backups').select('user_id').where('user_id', '=', me.id)
    expect(await rows.execute()).toEqual([])
  })
})

describe('to a mailbox', () => {
  test('a letter leads to the ZIP, whose download asks for the login', async () => {
    await aReview(app, { by: me })
    await save({ kind: 'mail' }, 'monthly')
    expect(await backUpNow()).toMatchObject(fine)
    const [letter, ...more] = await lettersTo(me, 'Your Medley backup is ready')
    expect(more).toEqual([])
    expect(letter).toContain('https://medley.example/settings/data')
    const { body } = await app.call(me, 'GET /v1/exports', { query: {} })
    const { document } = await fetchExportOf(app, me, body.items[0]?.id ?? 0)
    expect(document.reviews).toHaveLength(1)
    const stranger = await aUser(app)
    const path = { params: { id: String(body.items[0]?.id) } }
    expect((await app.call(stranger, 'GET /v1/exports/{id}', path)).status).toBe(404)
  })

  test('the letter is in the language of the member', async () => {
    await app.call(me, 'PUT /v1/language', { body: { language: 'de' } })
    await save({ kind: 'mail' }, 'monthly')
    await backUpNow()
    const [letter] = await lettersTo(me, 'Deine Medley-Sicherung ist fertig')
    expect(letter).toMatch(/ein ZIP \([\d,]+ kB\) mit allem/)
    expect(letter).toMatch(/bis zum \d+\. \S+ \d{4} aufbewahrt/)
  })

  test('nothing goes to an address that is not confirmed', async () => {
    const unproven = await aUser(app, { isConfirmed: false })
    await app.call(unproven, 'POST /v1/backup/runs')
    await app.runJobs()
    const { body } = await app.call(unproven, 'GET /v1/backup')
    expect(body.lastRun).toMatchObject({ failure: 'unconfirmed' })
    expect(await lettersTo(unproven, 'Your Medley backup is ready')).toEqual([])
  })

  test('works before anything is set', async () => {
    expect(await backUpNow()).toMatchObject(fine)
    expect(await lettersTo(me, 'Your Medley backup is ready')).toHaveLength(1)
    expect((await show()).timeNext).toBeNull()
  })
})

describe('to a WebDAV folder', () => {
  test('the copy is the ZIP of the export, in a folder made for it', async () => {
    await save(folder())
    expect(await backUpNow()).toMatchObject(fine)
    const { body } = await app.call(me, 'GET /v1/exports', { query: {} })
    const { bytes } = await fetchExportOf(app, me, body.items[0]?.id ?? 0)
    const [[path = '', copy] = []] = webDav.files
    expect(path).toMatch(
      new RegExp(`^/dav/medley/medley-${me.username}-\\d{4}-\\d\\d-\\d\\dT\\d{6}Z\\.zip$`),
    )
    expect(copy?.equals(bytes)).toBe(true)
  })

  test('keeps the newest eight of the member, and all other files', async () => {
    await save(folder())
    const others = ['notes.txt', 'medley-someone-2020-01-01T000000Z.zip']
    for (const name of others) webDav.files.set(`/dav/medley/${name}`, Buffer.from('x'))
    for (let time = 0; time < backupsKept + 2; time += 1) {
      app.clock.advance(1000)
      expect(await backUpNow()).toMatchObject(fine)
    }
    const names = [...webDav.files.keys()].map((path) => path.replace('/dav/medley/', ''))
    expect(names).toEqual(expect.arrayContaining(others))
    const own = names.filter((name) => name.startsWith(`medley-${me.username}-`))
    expect(own).toHaveLength(backupsKept)
    const newest = `${app.clock.now().toISOString().slice(0, 19).replaceAll(':', '')}Z`
    expect(own.at(-1)).toBe(`medley-${me.username}-${newest}.zip`)
  })

  test('a copy that is there counts even if older ones could not be removed', async () => {
    await save(folder())
    let calls = 0
    webDav.on('PROPFIND', (request, response) => {
      calls += 1
      status(calls === 1 ? 404 : 500)(request, response)
    })
    expect(await backUpNow()).toMatchObject({ failure: null, isPruned: false })
    expect(webDav.files.size).toBe(1)
  })

  test.each([
    ['a wrong password', () => ({ password: 'wrong' }), 'refused', 'HTTP 401'],
    ['a folder without a parent', () => ({ url: `${webDav.url}a/b/` }), 'notFound', 'HTTP 409'],
  ])('says that the server refuses %s', async (_, changes, failure, detail) => {
    await save(folder(changes()))
    expect(await backUpNow()).toMatchObject({ failure, detail })
    expect(webDav.files.size).toBe(0)
  })

  test.each([
    ['PUT', status(507), 'full'],
    ['PUT', status(413), 'tooLarge'],
    ['PUT', status(500), 'unexpected'],
    ['PROPFIND', redirect('http://169.254.169.254/'), 'redirected'],
  ] as const)(
    'says of a faulty answer to %s, no. %#, what it was',
    async (method, behaviour, failure) => {
      webDav.on(method, behaviour)
      await save(folder())
      expect(await backUpNow()).toMatchObject({ failure })
      expect(webDav.calls.filter((call) => call.includes('latest'))).toEqual([])
    },
  )

  test.each(['https://169.254.169.254/latest/', 'https://10.0.0.1/', 'https://[::1]/dav/'])(
    'calls no address outside the public network: %s',
    async (url) => {
      await save(folder({ url }))
      expect(await backUpNow()).toMatchObject({ failure: 'privateAddress' })
    },
  )

  test('says that nobody answers', async () => {
    await save(folder({ url: 'https://127.0.0.1:65533/' }))
    expect(await backUpNow()).toMatchObject({ failure: 'unreachable', detail: null })
  })

  test('a password sealed with another secret of the server is asked for again', async () => {
    await save(folder())
    const secret = Buffer.alloc(40)
    await app.ctx.db.updateTable('backups').set({ secret }).where('user_id', '=', me.id).execute()
    expect(await backUpNow()).toMatchObject({ failure: 'unreadableSecret' })
    expect(webDav.calls).toEqual([])
  })
})

describe('to an S3 bucket', () => {
  test('the copies are stored under the prefix, eight at most', async () => {
    await save(inBucket())
    for (let time = 0; time < backupsKept + 1; time += 1) {
      app.clock.advance(1000)
      expect(await backUpNow()).toMatchObject(fine)
    }
    const target = (await show()).target
    if (target.kind !== 's3') throw new Error('Another target')
    const { secretKey } = bucket()
    const { signal } = new AbortController()
    const names = await openS3Bucket(target, { web: app.ctx.web, secretKey, signal }).list(
      'medley-',
    )
    expect(names.filter((name) => name.includes(me.username))).toHaveLength(backupsKept)
  })

  test.each([
    [{ secretKey: 'wrong' }, 'refused', 'HTTP 403'],
    [{ bucket: 'missing' }, 'notFound', 'HTTP 404'],
  ])('says that the store refuses %j', async (changes, failure, detail) => {
    await save(inBucket(changes))
    expect(await backUpNow()).toMatchObject({ failure, detail })
  })
})

describe('the schedule', () => {
  test('the first backup is within a day, the next a week after it', async () => {
    const { body } = await save(folder())
    const first = new Date(body.timeNext ?? 0).getTime() - app.clock.now().getTime()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(day)
    app.clock.advance(day)
    await startDue()
    const { lastRun, timeNext } = await show()
    expect(lastRun).toMatchObject({ failure: null, time: app.clock.now().toISOString() })
    expect(timeNext).toBe(new Date(app.clock.now().getTime() + 7 * day).toISOString())
    await startDue()
    expect(webDav.files.size).toBe(1)
  })

  test('a missed time is made up for once', async () => {
    await save(folder())
    app.clock.advance(40 * day)
    await startDue()
    await startDue()
    expect(webDav.files.size).toBe(1)
  })

  test('three failures in a row stop it with a letter; a backup by hand that works goes on', async () => {
    await save(folder({ password: 'wrong' }))
    for (let failures = 1; failures <= 3; failures += 1) {
      app.clock.advance(day)
      await startDue()
      expect(await show()).toMatchObject({ failures, isStopped: failures === 3 })
    }
    const letters = await lettersTo(me, 'Your Medley backups have stopped')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('The server refused the user name')
    app.clock.advance(30 * day)
    await startDue()
    expect(await lettersTo(me, 'Your Medley backups have stopped')).toHaveLength(1)
    await save(folder())
    expect(await show()).toMatchObject({ failures: 0, isStopped: false })
    expect(await backUpNow()).toMatchObject(fine)
  })

  test('waits for an export of the member that is in progress', async () => {
    await app.call(me, 'POST /v1/exports')
    await save({ kind: 'mail' })
    await app.call(me, 'POST /v1/backup/runs')
    const again = await app.call(me, 'POST /v1/backup/runs')
    expect(again.body.isRunning).toBe(true)
    await app.runJobs()
    expect((await show()).lastRun).toMatchObject(fine)
    expect(await lettersTo(me, 'Your Medley backup is ready')).toHaveLength(1)
  })

  test('a deleted account takes its settings along', async () => {
    await save(folder())
    await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
    app.clock.advance(2 * day)
    await startDue()
    expect(webDav.files.size).toBe(0)
  })
})
