import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDeezer } from '../catalogue/deezer/deezer.ts'
import { connect } from '../db/connect.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { MessageRefused } from '../mail/mail.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'
import { json, status, useSourceServer } from '../testing/servers/source-server.ts'
import { createMetrics } from './metrics.ts'

const app = useTestApp()
const server = useSourceServer()
const pool = new PoolWatch()
const metrics = createMetrics(pool)
const http = useAppVariant(app, { observeRequest: metrics.observeRequest })

let metricsServer: { url: string; close: () => Promise<void> }
/** Figures from the database are cached, so each test has its own server. */
beforeEach(async () => {
  const fresh = createMetrics(new PoolWatch())
  const opened = await fresh.serve(app.ctx, { host: '127.0.0.1', port: 0 })
  metricsServer = { url: `http://127.0.0.1:${opened.port}`, close: () => opened.close() }
  return () => metricsServer.close()
})

const scrape = async (url = metricsServer.url) => (await fetch(`${url}/metrics`)).text()

let own: { url: string; close: () => Promise<void> }
beforeAll(async () => {
  const opened = await metrics.serve(app.ctx, { host: '127.0.0.1', port: 0 })
  own = { url: `http://127.0.0.1:${opened.port}`, close: () => opened.close() }
})
afterAll(() => own.close())

/** The lines of one metric that have a value other than 0. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => new RegExp(`^${name}(\\{.*\\})? (?!0$)`).test(line))

test('counts requests by route pattern and status; unknown paths are one', async () => {
  const user = await aUser(app)
  const headers = { authorization: `Bearer ${user.token}` }
  await http().inject({ url: '/v1/reviews?limit=1', headers })
  await http().inject({ url: `/v1/users/${user.id}/roles`, headers })
  await http().inject({ url: '/v1/users/someone/roles' })
  for (const path of ['/one', '/two', '/three/four']) await http().inject({ url: path })
  const counts = linesOf(await scrape(own.url), 'medley_http_request_duration_seconds_count')
  expect(counts.toSorted()).toEqual([
    'medley_http_request_duration_seconds_count{method="GET",route="/v1/reviews",status="200"} 1',
    'medley_http_request_duration_seconds_count{method="GET",route="/v1/users/:userId/roles",status="200"} 1',
    'medley_http_request_duration_seconds_count{method="GET",route="/v1/users/:userId/roles",status="401"} 1',
    'medley_http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 3',
  ])
})

test('measures the pool: connections, waits and statements', async () => {
  const { connectionString } = app
  const db = connect({ connectionString, max: 2 }, () => undefined, pool)
  try {
    await Promise.all([1, 2, 3].map((n) => sql`select ${n}::integer`.execute(db)))
    const text = await scrape(own.url)
    expect(text).toContain('\nmedley_db_pool_size 2\n')
    expect(text).toContain('\nmedley_db_pool_idle 2\n')
    expect(text).toContain('\nmedley_db_pool_in_use 0\n')
    expect(text).toContain('\nmedley_db_pool_wait_seconds_count 3\n')
    expect(text).toContain('\nmedley_db_statement_duration_seconds_count 3\n')
  } finally {
    await db.destroy()
  }
})

test('tells the jobs of each kind by state, and how long the oldest has been due', async () => {
  await sql`delete from pgboss.job`.execute(app.ctx.db)
  await sql`insert into pgboss.job (name, state, start_after, completed_on) values
    ('export-write', 'created', now() - interval '90 seconds', null),
    ('export-write', 'retry', now() + interval '1 hour', null),
    ('export-write', 'active', now(), null),
    ('import-write', 'failed', now(), now()),
    ('import-write', 'failed', now(), now() - interval '2 days'),
    ('send-digest', 'created', now(), null)`.execute(app.ctx.db)
  const text = await scrape()
  expect(linesOf(text, 'medley_jobs')).toEqual([
    'medley_jobs{kind="export-write",state="waiting"} 1',
    'medley_jobs{kind="export-write",state="delayed"} 1',
    'medley_jobs{kind="export-write",state="running"} 1',
    'medley_jobs{kind="import-write",state="failed"} 1',
    'medley_jobs{kind="send-digest",state="waiting"} 1',
  ])
  const [oldest] = linesOf(text, 'medley_job_oldest_waiting_seconds')
  expect(Number(oldest?.split(' ')[1])).toBeGreaterThanOrEqual(90)
  expect(text).toContain('\nmedley_mails_waiting 1\n')
  await sql`delete from pgboss.job`.execute(app.ctx.db)
})

test('counts runs of jobs by kind and end', async () => {
  metrics.observeJob({ name: 'export-write', end: 'failed' }, 2)
  expect(linesOf(await scrape(own.url), 'medley_job_run_duration_seconds_count')).toEqual([
    'medley_job_run_duration_seconds_count{kind="export-write",end="failed"} 1',
  ])
})

test('counts the calls of sources, and tells which are paused', async () => {
  const gate = metrics.countCalls(createGate(app.ctx))
  const ways = { web: server.web, gate, timeoutMs: 60_000 }
  const deezer = createDeezer(ways, { baseUrl: server.url })
  app.sources.push(deezer)
  server.on('/search/album', json({ data: [] }))
  await deezer.search('album', 'blue', 'interactive')
  server.on('/search/album', status(429))
  await deezer.search('album', 'red', 'interactive').catch(() => undefined)
  expect(linesOf(await scrape(own.url), 'medley_source_calls_total')).toEqual([
    'medley_source_calls_total{source="deezer",outcome="ok"} 1',
    'medley_source_calls_total{source="deezer",outcome="throttled"} 1',
  ])
  expect(linesOf(await scrape(), 'medley_source_circuit_open')).toEqual([
    'medley_source_circuit_open{source="deezer"} 1',
  ])
  app.sources.length = 0
})

test('counts calls that were refused, by class', async () => {
  metrics.observeShed('visitor-read')
  expect(linesOf(await scrape(own.url), 'medley_http_shed_total')).toEqual([
    'medley_http_shed_total{class="visitor-read"} 1',
  ])
})

test('counts messages that were sent, refused and lost', async () => {
  const failures: (Error | null)[] = [
    null,
    new MessageRefused('No such box', true),
    new Error('No route'),
  ]
  const mail = metrics.countMail({
    ...app.ctx.mail,
    send: async () => {
      const failure = failures.shift()
      if (failure) throw failure
    },
  })
  const message = { to: 'ann@mail.example', subject: 'News', text: 'None.' }
  for (let n = 0; n < 3; n += 1) await mail.send(message).catch(() => undefined)
  expect(linesOf(await scrape(own.url), 'medley_mails_total')).toEqual([
    'medley_mails_total{outcome="sent"} 1',
    'medley_mails_total{outcome="refused"} 1',
    'medley_mails_total{outcome="failed"} 1',
  ])
})

test('tells members, versions and the event loop', async () => {
  const text = await scrape()
  expect(text).toMatch(/\nmedley_members [1-9]/)
  expect(text).toMatch(/\nmedley_sign_ups_day [1-9]/)
  expect(text).toMatch(/\nmedley_database_bytes [1-9]/)
  expect(text).toMatch(/\nmedley_disk_free_bytes [1-9]/)
  expect(text).toMatch(/\nmedley_disk_bytes [1-9]/)
  expect(text).toMatch(
    /\nmedley_info\{version="\d+\.\d+\.\d+",node="\d.*",postgres="1\d.*",schema="\d.*"\} 1/,
  )
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds /)
  expect(text).toContain('\nmedley_database_up 1\n')
})

test('answers without a database, and says so', async () => {
  const lost = connect({ connectionString: 'postgres://127.0.0.1:1/none' }, () => undefined)
  const fresh = createMetrics(new PoolWatch())
  const opened = await fresh.serve({ ...app.ctx, db: lost }, { host: '127.0.0.1', port: 0 })
  const text = await scrape(`http://127.0.0.1:${opened.port}`)
  await opened.close()
  await lost.destroy()
  expect(text).toContain('\nmedley_database_up 0\n')
  expect(text).not.toMatch(/\nmedley_(members|jobs|info)\b.* \d/)
})

test('serves nothing else, and the public port serves no metrics', async () => {
  expect((await fetch(`${metricsServer.url}/`)).status).toBe(404)
  expect((await fetch(`${metricsServer.url}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await http().inject({ url: '/metrics' })).statusCode).toBe(404)
})
