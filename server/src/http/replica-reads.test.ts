import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { Replicas } from '../db/replicas/replicas.ts'
import { type ReplicatedServer, startReplicatedServer } from '../testing/replicated-server.ts'
import type { Handle } from '../db/transaction.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'

const app = useTestApp()
const silent = { info: () => undefined, warn: () => undefined }
let server: ReplicatedServer
let db: Handle
const opened: Replicas[] = []
const openReplicas = (): Replicas => {
  const replicas = new Replicas({
    databaseUrl: server.primaryUrl,
    readUrls: [server.replicaUrl],
    watch: new PoolWatch(),
    log: silent,
  })
  opened.push(replicas)
  return replicas
}

beforeAll(async () => {
  server = await startReplicatedServer()
  db = connect({ connectionString: server.primaryUrl }, () => undefined)
})
/** Two web processes, each with its own view of the replica. */
const process = () => useAppVariant(app, {}, () => ({ db, replicas: openReplicas() }))
const one = process()
const other = process()
afterAll(async () => {
  for (const replicas of opened) await replicas.stop()
  await db.destroy()
  await server.stop()
})

let ann: TestUser
let ben: TestUser
let review: { id: number }
beforeEach(async () => {
  await server.resumeReplay()
  const here = { ...app, ctx: { ...app.ctx, db } }
  ann = await aUser(here)
  ben = await aUser(here)
  review = await aReview(here, { by: ann, of: await aWork(here) })
})

const send = (http: () => FastifyInstance, by: TestUser, request: InjectOptions) =>
  http().inject({ ...request, headers: { authorization: `Bearer ${by.token}` } })
const read = (http: () => FastifyInstance, by: TestUser) =>
  send(http, by, { url: `/v1/reviews/${review.id}` })

/** Pauses the replay once a member's reads have gone to the replica in both processes. */
async function pauseReplay(by: TestUser): Promise<void> {
  for (const [place, http] of [one, other].entries()) {
    const counts = { replica: 0 }
    opened[place]?.observe((outcome) => (counts.replica += outcome === 'replica' ? 1 : 0))
    const readsReplica = async () => {
      await read(http, by)
      return counts.replica > 0
    }
    await expect.poll(readsReplica, { timeout: 15_000, interval: 50 }).toBe(true)
  }
  await server.pauseReplay()
}

test('a member sees an own write at once in another process, also while replay is paused', async () => {
  await pauseReplay(ben)
  const before = (await read(other, ben)).body
  const payload = { reviewId: review.id }
  const answer = await send(one, ben, { method: 'PUT', url: '/v1/review-likes', payload })
  expect(answer.statusCode).toBe(200)
  expect((await read(other, ben)).body).not.toBe(before)
})

test('a block holds at once for the other member, also while replay is paused', async () => {
  await pauseReplay(ben)
  expect((await read(other, ben)).statusCode).toBe(200)
  const payload = { blocked_username: ben.username }
  await send(one, ann, { method: 'POST', url: '/block-user', payload })
  expect((await read(other, ben)).statusCode).toBe(404)
})

test('what the replica does not have yet is found on the primary', async () => {
  await pauseReplay(ben)
  const { rows } = await sql<{ id: number }>`
    insert into reviews (author_id, work_id, medium, rating, review, time_posted)
    select author_id, work_id, medium, 3, 'Young', now() from reviews where id = ${review.id}
    returning id
  `.execute(db)
  expect((await send(one, ben, { url: `/v1/reviews/${rows[0]?.id}` })).statusCode).toBe(200)
})

test('metrics tell whether the replica is used, what it lacks and where reads ran', async () => {
  const metrics = createMetrics(new PoolWatch())
  const [replicas] = opened
  if (!replicas) throw new Error('There are no replicas')
  metrics.observeReplicas(replicas)
  const place = await metrics.serve(app.ctx, { host: '127.0.0.1', port: 0 })
  const valueOf = async (series: string) => {
    const text = await (await fetch(`http://127.0.0.1:${place.port}/metrics`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`medley_db_replica_${series}`))
    return Number(line?.split(' ').at(-1))
  }
  await pauseReplay(ben)
  const onReplica = await valueOf('reads_total{outcome="replica"}')
  expect(onReplica).toBeGreaterThan(0)
  expect(await valueOf('used')).toBe(1)
  await send(one, ann, {
    method: 'POST',
    url: '/block-user',
    payload: { blocked_username: ben.username },
  })
  await expect.poll(() => valueOf('used'), { timeout: 15_000 }).toBe(0)
  expect(await valueOf('missing_bytes')).toBeGreaterThan(0)
  await place.close()
})
