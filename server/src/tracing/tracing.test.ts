import { createServer, type RequestListener } from 'node:http'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { hrTimeToMilliseconds } from '@opentelemetry/core'
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { createLog } from '../http/observe/log.ts'
import { jobKinds } from '../features.ts'
import { type JobSystem, openJobs } from '../jobs/job-system.ts'
import type { Context } from '../context.ts'
import { recordStatements } from '../load/slow-statements.ts'
import { aUser } from '../testing/factories/users.ts'
import { siteOfTests, useTestApp } from '../testing/harness.ts'
import { startTracing } from './start-tracing.ts'
import { traceMail } from './trace-calls.ts'
import { traceStatements } from './trace-statements.ts'

const app = useTestApp()
const lines: Record<string, unknown>[] = []
const log = createLog('info', {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
})

interface Traced {
  http: Awaited<ReturnType<typeof createApp>>
  jobs: JobSystem<Context>
  ctx: Context
  /** The spans that were sent, unless they go to an address. */
  spans(): ReadableSpan[]
  close(): Promise<void>
}

/** The app on the test's database with traces into memory, or to a collector at `url`. */
async function openTraced({
  url = '',
  sampledShare = 1,
  continuesTraces = false,
} = {}): Promise<Traced> {
  const pool = new PoolWatch()
  const settings = { url, headers: 'x-key=a%20b', serviceName: 'films', sampledShare }
  const memory = new InMemorySpanExporter()
  const stop = startTracing(settings, '1.2.3', log, url === '' ? memory : undefined)
  recordStatements(pool, log, 1_000)
  traceStatements(pool)
  const { connectionString } = app
  const db = connect({ connectionString, max: 4 }, () => undefined, pool)
  const jobs = await openJobs(db, { kinds: jobKinds, works: false, log })
  const ctx = { ...app.ctx, db, jobs, log, mail: traceMail(app.ctx.mail) }
  const http = await createApp(ctx, {
    checkAnswers: true,
    rateLimit: false,
    trustedProxies: null,
    site: siteOfTests,
    webOrigins: [],
    webFolder: null,
    tracing: { continuesTraces },
  })
  const close = async () => {
    await http.close()
    await jobs.stop()
    await stop()
    await db.destroy()
  }
  return { http, jobs, ctx, spans: () => memory.getFinishedSpans(), close }
}

let traced: Traced
beforeEach(async () => {
  // Those of the test before.
  await app.runJobs()
  lines.length = 0
  traced = await openTraced()
})
afterEach(() => traced.close())

async function reopen(settings: Parameters<typeof openTraced>[0]): Promise<void> {
  await traced.close()
  traced = await openTraced(settings)
}

const idOf = (span: ReadableSpan | undefined) => span?.spanContext().spanId
const traceIdOf = (span: ReadableSpan) => span.spanContext().traceId
const parentOf = (span: ReadableSpan | undefined) => span?.parentSpanContext?.spanId
const isError = ({ status }: ReadableSpan) => status.code === SpanStatusCode.ERROR

/** The span of a request or job, and all spans of its trace that were sent; waits for it. */
async function traceOf(name: string): Promise<{ root: ReadableSpan; trace: ReadableSpan[] }> {
  const find = () => traced.spans().find((span) => span.name === name)
  const root = await vi.waitUntil(find, 120_000)
  return { root, trace: traced.spans().filter((span) => traceIdOf(span) === traceIdOf(root)) }
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
    expect(root).toMatchObject({ kind: SpanKind.SERVER, parentSpanContext: undefined })
    expect(isError(root)).toBe(false)
    expect(root.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/create-account',
      'http.response.status_code': 201,
      'medley.request.id': answer.headers['x-request-id'],
    })
    expect(root.resource.attributes).toMatchObject({
      'service.name': 'films',
      'service.version': '1.2.3',
    })
    const service = trace.find(({ name }) => name === 'Registers a user')
    expect(service?.kind).toBe(SpanKind.INTERNAL)
    expect(parentOf(service)).toBe(idOf(root))
    const insert = trace.find(({ attributes }) =>
      /^insert into "?users"?/.test(String(attributes['db.query.text'])),
    )
    expect(insert).toMatchObject({ kind: SpanKind.CLIENT, name: 'INSERT' })
    expect(parentOf(insert)).toBe(idOf(service))
    expect(insert?.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.response.returned_rows': 1,
    })
    expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']))
  })

  test('encloses its spans in time', async () => {
    const { token } = await aUser(app)
    const headers = { authorization: `Bearer ${token}` }
    await traced.http.inject({ url: '/v1/reviews?limit=1', headers })
    const { root, trace } = await traceOf('GET /v1/reviews')
    const spans = trace.filter((span) => span !== root)
    expect(spans.length).toBeGreaterThan(2)
    // Each span reads the time of day itself, in whole milliseconds.
    const from = hrTimeToMilliseconds(root.startTime) - 1
    const to = hrTimeToMilliseconds(root.endTime) + 1
    for (const { startTime, endTime } of spans) {
      const times = [from, hrTimeToMilliseconds(startTime), hrTimeToMilliseconds(endTime), to]
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
    expect(root.attributes['medley.db.statements']).toBe(
      spans.filter(({ kind }) => kind === SpanKind.CLIENT).length,
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
    expect(root.attributes['error.type']).toBe('500')
    const failed = trace.filter(isError).map((one) => String(one.attributes['error.type']))
    expect(failed.toSorted()).toEqual(['42P01', '42P01', '500'])
    const id = root.attributes['medley.request.id']
    // The line on its arrival is written before its trace begins.
    const own = lines.filter(({ reqId, msg }) => reqId === id && msg !== 'incoming request')
    expect(own.length).toBeGreaterThan(1)
    expect(new Set(own.map((line) => line['trace_id']))).toEqual(new Set([traceIdOf(root)]))
  })

  test('is not failed if it is refused', async () => {
    const { statusCode } = await traced.http.inject({ url: '/v1/reviews/999999' })
    expect(statusCode).toBe(404)
    const { root, trace } = await traceOf('GET /v1/reviews/:id')
    expect(root.attributes['http.response.status_code']).toBe(404)
    expect(trace.filter(isError)).toEqual([])
  })
})

test('a job is a part of the trace that enqueued it, with its statements and messages', async () => {
  await register({ ...secrets, username: 'secondfox', email: 'second.fox@mail.example' })
  await traced.jobs.runDue(traced.ctx)
  const { root: run, trace } = await traceOf('process send-account-link')
  const request = trace.find((span) => parentOf(span) === undefined)
  expect(request?.name).toBe('POST /create-account')
  const service = trace.find(({ name }) => name === 'Registers a user')
  expect(run.kind).toBe(SpanKind.CONSUMER)
  expect(parentOf(run)).toBe(idOf(service))
  expect(run.attributes).toMatchObject({
    'messaging.destination.name': 'send-account-link',
    'medley.job.attempt': 0,
    'medley.job.end': 'done',
    'medley.request.id': request?.attributes['medley.request.id'],
  })
  const inside = trace.filter((span) => parentOf(span) === idOf(run)).map(({ name }) => name)
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
  const runs = () => traced.spans().filter(({ name }) => name === 'process send-account-link')
  await vi.waitUntil(() => runs().length === 2, 10_000)
  const sent = JSON.stringify(
    traced
      .spans()
      .map(({ name, attributes, events, status }) => [name, attributes, events, status]),
  )
  expect(traced.spans().length).toBeGreaterThan(20)
  for (const secret of [person.password, person.username, person.email, 'hidden-words', token]) {
    expect(sent).not.toContain(secret)
  }
})

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'

test("a client's traceparent is ignored unless a proxy is known to set it", async () => {
  const headers = { traceparent: `00-${traceId}-${parentId}-01` }
  await traced.http.inject({ url: '/healthz', headers })
  expect(traceIdOf((await traceOf('GET /healthz')).root)).not.toBe(traceId)
  await reopen({ continuesTraces: true })
  await traced.http.inject({ url: '/healthz', headers })
  const { root } = await traceOf('GET /healthz')
  expect([traceIdOf(root), parentOf(root)]).toEqual([traceId, parentId])
})

test('a trace that is not sampled is sent by nobody, neither its request nor its job', async () => {
  await reopen({ sampledShare: 0 })
  await register({ ...secrets, username: 'fourthfox', email: 'fourth.fox@mail.example' })
  // A worker that samples all follows the decision of the request.
  await reopen({})
  const outcomes = await traced.jobs.runDue(traced.ctx)
  expect(outcomes.map(({ name }) => name)).toContain('send-account-link')
  await traced.http.inject({ url: '/readyz' })
  await traceOf('GET /readyz')
  const names = traced.spans().map(({ name }) => name)
  expect(names.filter((name) => name.includes('send-account-link'))).toEqual([])
  expect(lines.filter((line) => 'trace_id' in line && line['job'] !== undefined)).toEqual([])
})

interface Receiver {
  url: string
  close(): void
}

/** Listens where a collector would. */
async function listen(answer?: RequestListener): Promise<Receiver> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    url: `http://127.0.0.1:${address instanceof Object ? address.port : 0}/v1/traces`,
    close,
  }
}

test('a collector gets the spans, with the headers of the settings', async () => {
  const received: { path: string; type: unknown; key: unknown; body: string }[] = []
  const collector = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const { 'content-type': type, 'x-key': key } = request.headers
      const body = Buffer.concat(chunks).toString('latin1')
      received.push({ path: `${request.method} ${request.url}`, type, key, body })
      response.end()
    })
  })
  await reopen({ url: collector.url })
  await traced.http.inject({ url: '/healthz' })
  const find = () => received.find(({ body }) => body.includes('GET /healthz'))
  const one = await vi.waitUntil(find, 120_000)
  expect(one).toMatchObject({
    path: 'POST /v1/traces',
    type: 'application/x-protobuf',
    key: 'a b',
  })
  expect(one.body).toContain('films')
  await reopen({})
  collector.close()
})

describe('a collector that cannot be reached', () => {
  test('fails no request and is logged once; the stop ends', async () => {
    const lost = await listen()
    lost.close()
    await reopen({ url: lost.url })
    const answer = await traced.http.inject({ url: '/v1/reviews?limit=1' })
    expect(answer.statusCode).toBe(200)
    const warnings = () => lines.filter(({ msg }) => msg === 'Traces do not reach the collector')
    await vi.waitUntil(() => warnings().length > 0, 120_000)
    await reopen({})
    expect(warnings()).toHaveLength(1)
  })

  test('holds up no stop by taking spans without an answer', async () => {
    const silent = await listen(() => undefined)
    await reopen({ url: silent.url })
    await traced.http.inject({ url: '/v1/reviews?limit=1' })
    // Without a bound it would wait for the collector for good.
    await expect(reopen({})).resolves.toBeUndefined()
    silent.close()
  })
})
