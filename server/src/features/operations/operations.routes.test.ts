import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ErrorCounts } from '../../load/error-counts.ts'
import { createLog } from '../../http/observe/log.ts'
import { connect } from '../../db/connect.ts'
import { runAs, RunningWork } from '../../load/running-work.ts'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { startStoringErrors, storeErrors } from './operations.errors.service.ts'

const app = useTestApp()
const counts = new ErrorCounts()
const log = createLog('error', { write: () => undefined }, counts)
const http = useAppVariant(app, { checkAnswers: false }, () => ({
  log,
  // Every call that queries sources fails.
  catalogue: {
    ...app.ctx.catalogue,
    health: () => Promise.reject(new TypeError('of no concern')),
  },
}))
let admin: TestUser

beforeEach(async () => {
  counts.take()
  await sql`delete from pgboss.job`.execute(app.ctx.db)
  await app.ctx.db.deleteFrom('server_errors').execute()
  await app.ctx.db.deleteFrom('users').execute()
  admin = await aUser(app, { id: 1 })
})

const glance = async () => (await app.call(admin, 'GET /v1/operations')).body

async function aFailedJob(output: object = { message: 'No route to the mail server' }) {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, output, completed_on, retry_count, retry_limit, start_after)
    values ('send-account-link', 'failed', '{}', ${JSON.stringify(output)}::jsonb, now(), 2, 2,
      now() - interval '1 hour')
    returning id`.execute(app.ctx.db)
  return rows[0]?.id ?? ''
}

test('tells what waits and failed, the disk and the versions', async () => {
  const jobId = await aFailedJob()
  await sql`insert into pgboss.job (name) values ('send-digest')`.execute(app.ctx.db)
  const body = await glance()
  const nothing = { waiting: 0, delayed: 0, running: 0, failed: 0, oldestWaitingSeconds: 0 }
  expect(body.jobs).toEqual([
    { ...nothing, kind: 'send-account-link', failed: 1 },
    { ...nothing, kind: 'send-digest', waiting: 1, oldestWaitingSeconds: expect.any(Number) },
  ])
  expect(body.failedJobs).toEqual([
    {
      id: jobId,
      kind: 'send-account-link',
      timeFailed: expect.any(String),
      tries: 3,
      error: 'No route to the mail server',
    },
  ])
  expect(body.mail).toEqual({ waiting: 1 })
  expect(body.disk?.freeBytes).toBeGreaterThan(0)
  expect(body.disk?.totalBytes).toBeGreaterThanOrEqual(body.disk?.freeBytes ?? Infinity)
  expect(body.databaseBytes).toBeGreaterThan(1_000_000)
  expect(body.versions).toMatchObject({
    medley: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^1\d/),
    schema: expect.stringMatching(/\.sql$/),
  })
})

test('a failed job is retried once, and the audit log names who did it', async () => {
  const jobId = await aFailedJob({ value: { message: 'job heartbeat timeout' } })
  expect((await glance()).failedJobs[0]?.error).toBe('job heartbeat timeout')
  const retry = () =>
    app.call(admin, 'POST /v1/operations/failed-jobs/{jobId}/retry', { params: { jobId } })
  expect(await retry()).toMatchObject({ status: 202, body: { isQueued: true } })
  expect((await glance()).jobs).toMatchObject([
    { kind: 'send-account-link', waiting: 1, failed: 0 },
  ])
  expect(await retry()).toMatchObject({ status: 404, body: { code: 'job_not_found' } })
  const { body } = await app.call(admin, 'GET /v1/audit-events', { query: { kind: 'admin-act' } })
  expect(body.items).toMatchObject([
    {
      actor: { id: 1 },
      subject: 'POST /v1/operations/failed-jobs/{jobId}/retry',
      details: { jobId },
    },
  ])
})

test('errors are counted by call and kind, with the latest request and nothing of what they say', async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const ask = () => http().inject({ url: '/v1/sources', headers })
  expect((await ask()).statusCode).toBe(500)
  const last = await ask()
  await storeErrors(app.ctx, counts)
  expect((await glance()).errors).toEqual([
    {
      text: 'Internal server error',
      error: 'TypeError',
      place: 'GET /v1/sources',
      count: 2,
      timeLast: expect.any(String),
      requestId: last.headers['x-request-id'],
    },
  ])
  expect(JSON.stringify(await glance())).not.toContain('of no concern')
})

test('errors of several processes and hours are one line; those of yesterday are none', async () => {
  const fail = () => log.error({ job: 'send-digest', err: new RangeError('x') }, 'A job failed')
  fail()
  await storeErrors(app.ctx, counts)
  fail()
  fail()
  await startStoringErrors(app.ctx, counts)()
  await sql`
    insert into server_errors (hour, text, error, place, count, time_last) values
    (${app.clock.now()}::timestamptz - interval '30 hours', 'Old', '', '', 1,
      ${app.clock.now()}::timestamptz - interval '30 hours')`.execute(app.ctx.db)
  expect((await glance()).errors).toMatchObject([
    { text: 'A job failed', error: 'RangeError', place: 'send-digest', count: 3 },
  ])
})

test('an error that the database does not take is stored later', async () => {
  runAs(new RunningWork({ job: 'score', jobId: '1' }, 'score'), () => log.error('Out of luck'))
  const lost = connect({ connectionString: 'postgres://127.0.0.1:1/none' }, () => undefined)
  await storeErrors({ ...app.ctx, db: lost }, counts)
  await lost.destroy()
  expect((await glance()).errors).toEqual([])
  await storeErrors(app.ctx, counts)
  expect((await glance()).errors).toMatchObject([
    { text: 'Out of luck', error: null, place: 'score', count: 1, requestId: null },
  ])
})
