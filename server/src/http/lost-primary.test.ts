import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { Replicas } from '../db/replicas/replicas.ts'
import type { Handle } from '../db/transaction.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { aSuspension } from '../testing/factories/reports.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'
import { type ReplicatedServer, startReplicatedServer } from '../testing/replicated-server.ts'

const app = useTestApp()
const silent = { info: () => undefined, warn: () => undefined }
let server: ReplicatedServer
let db: Handle
let replicas: Replicas

beforeAll(async () => {
  server = await startReplicatedServer()
  const databaseUrl = server.primaryUrl
  db = connect({ connectionString: databaseUrl }, () => undefined)
  const readUrls = [server.replicaUrl]
  replicas = new Replicas({ databaseUrl, readUrls, watch: new PoolWatch(), log: silent })
})
const http = useAppVariant(app, { rateLimit: true, developerPages: false }, () => ({
  db,
  replicas,
}))
afterAll(async () => {
  await replicas.stop()
  await db.destroy()
  await server.stop()
})

let ann: TestUser
let ben: TestUser
let review: { id: number }
beforeEach(async () => {
  const here = { ...app, ctx: { ...app.ctx, db } }
  ann = await aUser(here)
  ben = await aUser(here)
  review = await aReview(here, { by: ann, of: await aWork(here) })
  await untilUsed()
})

async function until(isIt: () => boolean): Promise<void> {
  await expect.poll(isIt, { timeout: 15_000, interval: 10 }).toBe(true)
}

/** Waits until the replica has what was written up to now. */
async function untilUsed(): Promise<void> {
  const { rows } = await sql<{ end: number }>`
    select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as "end"
  `.execute(db)
  const has = () =>
    replicas.statuses.every(({ state, missingBytes }) => state === 'used' && missingBytes === 0)
  await until(() => has() && replicas.readsFor({ position: rows[0]?.end ?? 0 }).useReplica)
}

const send = (by: TestUser | null, request: InjectOptions) =>
  http().inject({ ...request, headers: by ? { authorization: `Bearer ${by.token}` } : {} })
const read = (by: TestUser | null) => send(by, { url: `/v1/reviews/${review.id}` })
const like = (by: TestUser) =>
  send(by, { method: 'PUT', url: '/v1/review-likes', payload: { reviewId: review.id } })

/** Milliseconds until an answer of success, asking again and again. */
async function timeOf(ask: () => Promise<{ statusCode: number }>): Promise<number> {
  const start = performance.now()
  const isAnswered = async () => (await ask()).statusCode === 200
  await expect.poll(isAnswered, { timeout: 15_000, interval: 10 }).toBe(true)
  return performance.now() - start
}

describe('while the primary is stopped', () => {
  beforeEach(() => server.stopPrimary())
  afterEach(async () => {
    await server.startPrimary()
    await until(() => !replicas.primary.isLost)
  })

  test('visitors and members read, within two seconds and then at once', async () => {
    expect(await timeOf(() => read(null))).toBeLessThan(2_000)
    expect(await timeOf(() => read(ben))).toBeLessThan(2_000)
    for (const by of [null, ann, ben]) expect((await read(by)).statusCode).toBe(200)
    expect((await send(ben, { url: '/v1/notifications' })).statusCode).toBe(200)
    expect((await send(ben, { url: '/v1/recommendations' })).statusCode).toBe(200)
    const home = await send(ben, { url: '/v1/pages/home' })
    expect(home.json()).toMatchObject({ visit: null, unread: { items: [] }, feed: { items: [] } })
  })

  test('a write is refused within seconds, with the time after which to try again', async () => {
    const start = performance.now()
    const answer = await like(ben)
    expect(performance.now() - start).toBeLessThan(4_000)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
  })

  test('the process is ready for reads, and says so', async () => {
    await timeOf(() => read(null))
    const answer = await send(null, { url: '/readyz' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 'reads only', database: 'unavailable' })
  })

  test('a session whose use has not been noted for long is still a session', async () => {
    app.clock.advance(10 * 60_000)
    expect(await timeOf(() => send(ben, { url: '/v1/notifications' }))).toBeLessThan(2_000)
  })
})

test('a write waits for a primary that returns soon', async () => {
  await server.stopPrimary()
  await until(() => replicas.primary.isLost)
  const answer = like(ben)
  await server.startPrimary()
  expect((await answer).statusCode).toBe(200)
  expect((await read(ben)).json()).toMatchObject({ likedByMe: true })
})

test('who was logged out or suspended before the primary was lost stays so', async () => {
  expect((await send(ann, { method: 'POST', url: '/logout' })).statusCode).toBe(200)
  await aSuspension({ ...app, ctx: { ...app.ctx, db } }, ben)
  await untilUsed()
  await server.stopPrimary()
  await until(() => replicas.primary.isLost)
  expect((await send(ann, { url: '/v1/notifications' })).statusCode).toBe(401)
  expect((await send(ben, { url: '/v1/notifications' })).statusCode).toBe(403)
  await server.startPrimary()
  await until(() => !replicas.primary.isLost)
})

test('a member is not shown less than they wrote through this process', async () => {
  await server.pauseReplay()
  expect((await like(ben)).statusCode).toBe(200)
  await server.stopPrimary()
  await until(() => replicas.primary.isLost)
  expect((await read(ben)).statusCode).toBe(503)
  expect((await read(ann)).statusCode).toBe(200)
  await server.resumeReplay()
  await timeOf(() => read(ben))
  expect((await read(ben)).json()).toMatchObject({ likedByMe: true })
  await server.startPrimary()
  await until(() => !replicas.primary.isLost)
})

test('a primary that hangs keeps reads waiting for two seconds at most', async () => {
  expect((await read(ben)).statusCode).toBe(200)
  server.hangPrimary()
  const notifications = { url: '/v1/notifications' }
  expect(await timeOf(() => send(ben, notifications))).toBeLessThan(2_000)
  expect(await timeOf(() => read(null))).toBeLessThan(500)
  server.returnPrimary()
  await until(() => !replicas.primary.isLost)
})

test('without a replica either, the process is not ready', async () => {
  await server.stopPrimary()
  await until(() => replicas.primary.isLost)
  await server.stopReplica()
  expect((await send(null, { url: '/readyz' })).statusCode).toBe(503)
  expect((await read(null)).statusCode).toBe(503)
  await server.startReplica()
  await server.startPrimary()
  await until(() => !replicas.primary.isLost)
})

/** The last one: the servers are not put back. */
test('a promoted replica takes writes, and the members read on', async () => {
  await server.stopPrimary()
  await until(() => replicas.primary.isLost)
  expect((await read(ben)).statusCode).toBe(200)
  await server.promoteReplica()
  expect(await timeOf(() => like(ben))).toBeLessThan(5_000)
  expect((await read(ben)).json()).toMatchObject({ likedByMe: true })
  expect((await send(null, { url: '/readyz' })).json()).toMatchObject({ status: 'ok' })
  await until(() => replicas.statuses.every(({ state }) => state === 'not a replica'))
})
