import { createServer } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { createLog } from '../http/log.ts'
import { jobKinds } from '../features.ts'
import { type JobSystem, openJobs } from '../jobs/job-system.ts'
import type { Context } from '../context.ts'
import { recordStatements } from '../load/slow-statements.ts'
import { aUser } from '../testing/factories/users.ts'
import { siteOfTests, useTestApp } from '../testing/harness.ts'
import {
  type Collector,
  type ReceivedSpan,
  startCollector,
} from '../testing/servers/otlp-collector.ts'
import { openTracing } from './open-tracing.ts'
import { traceMail } from './trace-calls.ts'
import { traceStatements } from './trace-statements.ts'

const app = useTestApp()
const lines: Record<string, unknown>[] = []
const log = createLog('info', {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
})

interface Traced {
  http: Awaited<ReturnType<typeof createApp>>
  tracing: ReturnType<typeof openTracing>
  jobs: JobSystem<Context>
  ctx: Context
  close(): Promise<void>
}

/** The app on the test's database with traces to `url`. */
async function openTraced(
  url: string,
  { sampledShare = 1, continuesTraces = false } = {},
): Promise<Traced> {
  const pool = new PoolWatch()
  const settings = { url: `${url}/v1/traces`, headers: { 'x-key': 'abc' }, serviceName: 'films' }
  const tracing = openTracing({ ...settings, sampledShare }, '1.2.3', log)
  recordStatements(pool, log, 1_000)
  traceStatements(pool)
  const { connectionString } = app
  const db = connect({ connectionString, max: 4 }, () => undefined, pool)
  const jobs = await openJobs(db, { kinds: jobKinds, works: false, log, tracing })
  const ctx = { ...app.ctx, db, jobs, log, mail: traceMail(app.ctx.mail) }
  const http = await createApp(ctx, {
    checkAnswers: true,
    rateLimit: false,
    trustedProxies: null,
    site: siteOfTests,
    webOrigins: [],
    webFolder: null,
    requestTracing: { tracing, continuesTraces },
  })
  const close = async () => {
    await http.close()
    await jobs.stop()
    await tracing.stop()
    await db.destroy()
  }
  return { http, tracing, jobs, ctx, close }
}

let collector: Collector
let traced: Traced
beforeAll(async () => {
  collector = await startCollector()
  traced = await openTraced(collector.url)
})
afterAll(async () => {
  await traced.close()
  await collector.close()
})
beforeEach(async () => {
  // Those of the test before.
  await app.runJobs()
  collector.spans.length = 0
  lines.length = 0
})

/** The span of a request or job, and all spans of its trace that have arrived; waits for it. */
async function traceOf(name: string): Promise<{ root: ReceivedSpan; trace: ReceivedSpan[] }> {
  const root = await vi.waitUntil(() => collector.spans.find((span) => span.name === name), 120_000)
  return { root, trace: collector.spans.filter(({ traceId }) => traceId === root.traceId) }
}

const secrets = {
  username: 'quietfox',
  password: 'correct-horse-staple',
  email: 'quiet.fox@mail.example',
}
const register = (person: object) =>
  traced.http.inject({ method: 'POST', url: '/create-account', payload: person })

describe('a request', () => {
  test('is a span with its service inside, and the statements inside that', async () => {
    const answer = await register(secrets)
    expect(answer.statusCode).toBe(201)
    const { root, trace } = await traceOf('POST /create-account')
    expect(root).toMatchObject({ parentId: '', kind: 2, isError: false })
    expect(root.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/create-account',
      'http.response.status_code': 201,
      'medley.request.id': answer.headers['x-request-id'],
    })
    const service = trace.find(({ name }) => name === 'Registers a user')
    expect(service).toMatchObject({ parentId: root.spanId, kind: 1 })
    const insert = trace.find(({ attributes }) =>
      /^insert into "?users"?/.test(String(attributes['db.query.text'])),
    )
    expect(insert).toMatchObject({ parentId: service?.spanId, kind: 3, name: 'INSERT' })
    expect(insert?.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.response.returned_rows': 1,
    })
    expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']))
  })

  test('encloses its steps in time', async () => {
    const { token } = await aUser(app)
    const headers = { authorization: `Bearer ${token}` }
    await traced.http.inject({ url: '/v1/reviews?limit=1', headers })
    const { root, trace } = await traceOf('GET /v1/reviews')
    const steps = trace.filter((span) => span !== root)
    expect(steps.length).toBeGreaterThan(2)
    for (const span of steps) {
      expect(span.start >= root.start && span.start <= span.end && span.end <= root.end).toBe(true)
    }
    expect(root.attributes['medley.db.statements']).toBe(
      steps.filter(({ kind }) => kind === 3).length,
    )
  })

  test('is failed if it is answered with 500, and its lines have the id of its trace', async () => {
    await sql`alter table feedback rename to feedback_gone`.execute(app.ctx.db)
    try {
      const payload = { category: 'Suggestion', comment: 'It broke' }
      const { statusCode } = await traced.http.inject({ method: 'POST', url: '/feedback', payload })
      expect(statusCode).toBe(500)
    } finally {
      await sql`alter table feedback_gone rename to feedback`.execute(app.ctx.db)
    }
    const { root, trace } = await traceOf('POST /feedback')
    expect(root).toMatchObject({ isError: true, attributes: { 'error.type': '500' } })
    const failed = trace
      .filter(({ isError }) => isError)
      .map((one) => String(one.attributes['error.type']))
    expect(failed.toSorted()).toEqual(['42P01', '42P01', '500'])
    const id = root.attributes['medley.request.id']
    // The line on its arrival is written before its trace begins.
    const own = lines.filter(({ reqId, msg }) => reqId === id && msg !== 'incoming request')
    expect(own.length).toBeGreaterThan(1)
    expect(new Set(own.map((line) => line['trace_id']))).toEqual(new Set([root.traceId]))
  })

  test('is not failed if it is refused', async () => {
    const { statusCode } = await traced.http.inject({ url: '/v1/reviews/999999' })
    expect(statusCode).toBe(404)
    const { root, trace } = await traceOf('GET /v1/reviews/:id')
    expect(root.attributes['http.response.status_code']).toBe(404)
    expect(trace.filter(({ isError }) => isError)).toEqual([])
  })
})

test('a job is a part of the trace that enqueued it, with its statements and messages', async () => {
  await register({ ...secrets, username: 'secondfox', email: 'second.fox@mail.example' })
  await traced.jobs.runDue(traced.ctx)
  const { root: run, trace } = await traceOf('process send-account-link')
  const request = trace.find(({ parentId }) => parentId === '')
  expect(request?.name).toBe('POST /create-account')
  const service = trace.find(({ name }) => name === 'Registers a user')
  expect(run).toMatchObject({ kind: 5, parentId: service?.spanId })
  expect(run.attributes).toMatchObject({
    'messaging.destination.name': 'send-account-link',
    'medley.job.attempt': 0,
    'medley.job.end': 'done',
    'medley.request.id': request?.attributes['medley.request.id'],
  })
  const inside = trace.filter(({ parentId }) => parentId === run.spanId).map(({ name }) => name)
  expect(inside).toEqual(expect.arrayContaining(['SELECT', 'send mail']))
})

test('no span holds a password, token, address, query string or value of a path', async () => {
  const person = { ...secrets, username: 'thirdfox', email: 'third.fox@mail.example' }
  await register(person)
  const { token } = await aUser(app)
  const headers = { authorization: `Bearer ${token}`, cookie: `authorization=${token}` }
  const { http } = traced
  await http.inject({ method: 'POST', url: '/login', payload: person })
  await http.inject({ url: `/v1/search?title=hidden-words&type=film`, headers })
  await http.inject({ url: '/v1/users/hidden-words/roles', headers })
  await http.inject({ url: '/unsubscribe/hidden-words' })
  const reset = { user_id: 1, token: 'hidden-words', new_password: person.password }
  await http.inject({ method: 'POST', url: '/reset-password', payload: reset })
  await http.inject({ method: 'POST', url: '/forgot-password', payload: { email: person.email } })
  await traced.jobs.runDue(traced.ctx)
  await traceOf('POST /forgot-password')
  await vi.waitUntil(
    () => collector.spans.filter(({ name }) => name === 'process send-account-link').length === 2,
    10_000,
  )
  const sent = JSON.stringify(collector.spans, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  expect(collector.spans.length).toBeGreaterThan(20)
  for (const secret of [person.password, person.username, person.email, 'hidden-words', token]) {
    expect(sent).not.toContain(secret)
  }
})

test('the resource and the headers are those of the settings', async () => {
  await traced.http.inject({ url: '/healthz' })
  await traceOf('GET /healthz')
  expect(collector.resource).toMatchObject({ 'service.name': 'films', 'service.version': '1.2.3' })
  expect(collector.headers.at(-1)).toMatchObject({ 'x-key': 'abc' })
})

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'

test("a client's traceparent is ignored unless a proxy is known to set it", async () => {
  const headers = { traceparent: `00-${traceId}-${parentId}-01` }
  await traced.http.inject({ url: '/healthz', headers })
  expect((await traceOf('GET /healthz')).root.traceId).not.toBe(traceId)
  collector.spans.length = 0
  const behind = await openTraced(collector.url, { continuesTraces: true })
  await behind.http.inject({ url: '/healthz', headers })
  await behind.close()
  expect((await traceOf('GET /healthz')).root).toMatchObject({ traceId, parentId })
})

test('a trace that is not sampled is sent by nobody, neither its request nor its job', async () => {
  const none = await openTraced(collector.url, { sampledShare: 0 })
  const person = { ...secrets, username: 'fourthfox', email: 'fourth.fox@mail.example' }
  await none.http.inject({ method: 'POST', url: '/create-account', payload: person })
  // A worker that samples all follows the decision of the request.
  const outcomes = await traced.jobs.runDue(traced.ctx)
  expect(outcomes.map(({ name }) => name)).toContain('send-account-link')
  await none.close()
  await traced.http.inject({ url: '/readyz' })
  await traceOf('GET /readyz')
  expect(collector.spans.filter(({ name }) => /create-account|process/.test(name))).toEqual([])
  expect(lines.filter((line) => 'trace_id' in line && line['job'] !== undefined)).toEqual([])
})

describe('a collector that cannot be reached', () => {
  test('fails no request, bounds what waits, and is logged once; the stop ends', async () => {
    const lost = await startCollector()
    await lost.close()
    const cut = await openTraced(lost.url)
    for (let count = 0; count < 5_000; count += 1) cut.tracing.begin('one of many', {}).end()
    const answer = await cut.http.inject({ url: '/v1/reviews?limit=1' })
    expect(answer.statusCode).toBe(200)
    expect(cut.tracing.spans.dropped).toBeGreaterThan(0)
    expect(cut.tracing.spans.sent).toBe(0)
    await vi.waitUntil(() => cut.tracing.spans.failed > 0, 120_000)
    await cut.close()
    const warnings = lines.filter(({ msg }) => msg === 'Traces do not reach the collector')
    expect(warnings).toHaveLength(1)
  })

  test('holds up no stop by taking spans without an answer', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const cut = await openTraced(`http://127.0.0.1:${address instanceof Object ? address.port : 0}`)
    await cut.http.inject({ url: '/v1/reviews?limit=1' })
    // Without a bound it would wait for the collector for good.
    await expect(cut.close()).resolves.toBeUndefined()
    silent.closeAllConnections()
    silent.close()
  })
})
