import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '../../app.ts'
import { connect } from '../../db/connect.ts'
import { PoolWatch } from '../../db/pool-watch.ts'
import { jobKinds } from '../../features.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { openJobs } from '../../jobs/job-system.ts'
import { LoopDelay } from '../../load/loop-delay.ts'
import { runAs, RunningWork } from '../../load/running-work.ts'
import { recordStatements } from '../../load/slow-statements.ts'
import { aUser } from '../../testing/factories/users.ts'
import { siteOfTests, useTestApp } from '../../testing/harness.ts'
import { createLog } from './log.ts'

const app = useTestApp()
const lines: Record<string, unknown>[] = []
const log = createLog('info', {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
})
const loop = new LoopDelay()
const pool = new PoolWatch(loop)
/** Every request and every statement of at least 20 ms counts as slow. */
recordStatements(pool, log, 20)

let http: Awaited<ReturnType<typeof createApp>>
let db: ReturnType<typeof connect>

beforeAll(async () => {
  // One connection, so that others wait.
  db = connect({ connectionString: app.connectionString, max: 1 }, () => undefined, pool)
  const options = { checkAnswers: true, rateLimit: false, trustedProxies: null }
  http = await createApp(
    { ...app.ctx, db, log },
    {
      ...options,
      site: siteOfTests,
      webOrigins: [],
      webFolder: null,
      load: { pool, loop, lateness: { level: 0 } },
      slowRequestMs: 20,
    },
  )
})
afterAll(async () => {
  await http.close()
  await db.destroy()
  loop.stop()
})
beforeEach(() => void lines.splice(0))

const withText = (text: string) => lines.filter(({ msg }) => msg === text)

/** Holds the only connection until the returned function is called. */
async function holdConnection(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const holding = db.connection().execute(async () => {
    taken.resolve()
    await held.promise
  })
  await taken.promise
  return () => {
    held.resolve()
    return holding
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Resolves once this long has passed on the clock that waits are measured with. */
async function until(ms: number): Promise<void> {
  const since = performance.now()
  while (performance.now() - since < ms) await nextTurn()
}

test('lines of services carry the id of their request, once', async () => {
  const payload = { username: 'nobody-here', password: 'wrong password' }
  const response = await http.inject({ method: 'POST', url: '/login', payload })
  const id = response.headers['x-request-id']
  const [line] = withText('A login failed')
  expect(line?.['reqId']).toBe(id)
  const [completed] = withText('request completed')
  expect(completed?.['reqId']).toBe(id)
})

test('a slow request is logged with what it waited for', async () => {
  const user = await aUser(app)
  const release = await holdConnection()
  const headers = { authorization: `Bearer ${user.token}` }
  const asked = http.inject({ url: '/v1/reviews', headers })
  while (pool.counts.waiting === 0) await nextTurn()
  await until(60)
  await release()
  const response = await asked
  expect(response.statusCode).toBe(200)
  const [line] = withText('A request was slow')
  expect(line).toMatchObject({
    level: 40,
    reqId: response.headers['x-request-id'],
    method: 'GET',
    route: '/v1/reviews',
    status: 200,
    poolMs: expect.any(Number),
    statementMs: expect.any(Number),
    loopDelayMs: expect.any(Number),
  })
  expect(Number(line?.['poolMs'])).toBeGreaterThan(30)
  expect(Number(line?.['ms'])).toBeGreaterThanOrEqual(Number(line?.['poolMs']))
  expect(Number(line?.['statements'])).toBeGreaterThan(0)
})

test('a slow request is logged with the delay of the event loop', async () => {
  const asked = http.inject({ url: '/v1/reviews' })
  await nextTurn()
  const since = performance.now()
  while (performance.now() - since < 80);
  await asked
  const [line] = withText('A request was slow')
  expect(Number(line?.['loopDelayMs'])).toBeGreaterThan(30)
})

test('a slow statement is logged without its values', async () => {
  await sql`select pg_sleep(${0.05}), ${'a secret value'}::text`.execute(db)
  const [line] = withText('A statement was slow')
  expect(line).toMatchObject({ level: 30, statement: 'select pg_sleep($1), $2::text' })
  expect(Number(line?.['ms'])).toBeGreaterThanOrEqual(50)
  expect(JSON.stringify(lines)).not.toContain('a secret value')
})

test('lines of a job carry its id and that of the request that caused it', async () => {
  const kind = defineJob({
    name: 'test-speak',
    payload: z.object({ word: z.string() }),
    run: async (ctx: { log: typeof log }, { word }) => ctx.log.warn(word),
  })
  const jobs = await openJobs(app.ctx.db, { kinds: [...jobKinds, kind], works: false, log })
  const request = new RunningWork({ reqId: 'of the request' }, 'POST /v1/words')
  await runAs(request, () => jobs.enqueue(app.ctx.db, kind, { word: 'hello' }))
  await jobs.runDue({ ...app.ctx, log })
  await jobs.stop()
  const [line] = withText('hello')
  expect(line).toMatchObject({ job: 'test-speak', reqId: 'of the request' })
  expect(line?.['jobId']).toMatch(/^[0-9a-f-]{36}$/)
})
