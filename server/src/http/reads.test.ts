import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordStatements, saveStatements } from '@medley/sql-rows/statement-recorder'
import { connect, connectToPrimary, connectToRead } from '../db/connect.ts'
import { ReplicaFreshness } from '../db/replica-freshness.ts'
import type { Handle } from '../db/transaction.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { aSuspension } from '../testing/factories/reports.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { aSession } from '../testing/factories/sessions.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'
import {
  type ReplicatedServer,
  startReplicatedServer,
} from '../testing/servers/replicated-server.ts'

const app = useTestApp()
let server: ReplicatedServer
let db: Handle
let primary: Handle
let readDb: Handle

beforeAll(async () => {
  server = await startReplicatedServer()
  db = connect({ connectionString: server.primaryUrl }, () => undefined)
  primary = connectToPrimary(server.primaryUrl, () => undefined).withPlugin(recordStatements())
  const freshness = new ReplicaFreshness(primary, app.clock)
  readDb = connectToRead(server.replicaUrl, () => undefined, undefined, freshness)
})
const options = {
  rateLimit: true,
  developerPages: false,
  get readDb() {
    return readDb
  },
}
const http = useAppVariant(app, options, () => ({ db, primary }))
afterAll(async () => {
  saveStatements()
  for (const pool of [db, primary, readDb]) await pool.destroy()
  await server.stop()
})

let here: typeof app
let ann: TestUser
let ben: TestUser
let review: { id: number }
beforeEach(async () => {
  here = { ...app, ctx: { ...app.ctx, db } }
  ann = await aUser(here)
  ben = await aUser(here)
  review = await aReview(here, { by: ann, of: await aWork(here) })
  await untilCopied()
})

/** Waits until the replica has what was written up to now. */
async function untilCopied(): Promise<void> {
  const { rows } = await sql<{ end: string }>`
    select pg_current_wal_flush_lsn()::text as "end"
  `.execute(db)
  const hasIt = async () => {
    const { rows: answers } = await sql<{ has: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.end}::pg_lsn as has
    `.execute(readDb)
    return answers[0]?.has
  }
  await expect.poll(hasIt, { timeout: 15_000, interval: 10 }).toBe(true)
}

/** A browser sends cookies: also one that says nothing here. */
const browser = (by: TestUser | null, request: InjectOptions, cookie = 'language=en') =>
  http().inject({
    ...request,
    headers: { cookie, ...(by ? { authorization: `Bearer ${by.token}` } : {}) },
  })
const script = (by: TestUser, request: InjectOptions) =>
  http().inject({ ...request, headers: { authorization: `Bearer ${by.token}` } })
const oneReview = () => ({ url: `/v1/reviews/${review.id}` })
const notifications = { url: '/v1/notifications' }
const like = (by: TestUser) =>
  browser(by, { method: 'PUT', url: '/v1/review-likes', payload: { reviewId: review.id } })

describe('while the replica has stopped to follow', () => {
  beforeEach(() => server.pauseReplay())
  afterEach(() => server.resumeReplay())

  const textOf = async (answer: ReturnType<typeof browser>) =>
    (await answer).json<{ review: string }>().review
  let text = ''
  beforeEach(async () => {
    text = await textOf(browser(null, oneReview()))
  })
  const change = () => db.updateTable('reviews').set({ review: 'New' }).execute()

  test('visitors, and members who have not written, read there', async () => {
    await change()
    for (const by of [null, ann, ben]) expect(await textOf(browser(by, oneReview()))).toBe(text)
  })

  test('a member sees an own write at once, by a cookie of five seconds', async () => {
    await change()
    const [cookie = ''] = [(await like(ben)).headers['set-cookie']].flat()
    expect(cookie).toBe('wrote=1; Path=/; Max-Age=5; HttpOnly; SameSite=Strict; Secure')
    const answer = await browser(ben, oneReview(), cookie.split(';', 1)[0])
    expect(answer.json()).toMatchObject({ review: 'New', likedByMe: true })
  })

  test('a refused write sets no cookie', async () => {
    const refused = await browser(ben, { method: 'PUT', url: '/v1/review-likes', payload: {} })
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined])
  })

  test('a client that keeps no cookies reads from the primary', async () => {
    await change()
    expect(await textOf(script(ben, oneReview()))).toBe('New')
  })

  test('what the replica does not have yet is found by whoever has just written', async () => {
    review = await aReview(here, { by: ann, of: await aWork(here) })
    expect((await browser(null, oneReview())).statusCode).toBe(404)
    expect((await browser(null, oneReview(), 'wrote=1')).statusCode).toBe(200)
  })

  test('a replica that lacks what is older than five seconds is not read', async () => {
    await change()
    app.clock.advance(1_000)
    expect(await textOf(browser(null, oneReview()))).toBe(text)
    app.clock.advance(4_000)
    for (const by of [null, ann, ben]) expect(await textOf(browser(by, oneReview()))).toBe('New')
  })

  test('on a quiet site an old last transaction is no lag', async () => {
    app.clock.advance(60_000)
    await textOf(browser(null, oneReview()))
    await change()
    expect(await textOf(browser(null, oneReview()))).toBe(text)
  })

  test('a logout and a suspension count at once', async () => {
    expect((await browser(ann, notifications)).statusCode).toBe(200)
    await browser(ann, { method: 'POST', url: '/logout' })
    expect((await browser(ann, notifications)).statusCode).toBe(401)
    await aSuspension(here, ben)
    expect((await browser(ben, notifications)).statusCode).toBe(403)
  })

  test('a session that the replica does not have yet is one', async () => {
    const token = await aSession(here, ben)
    expect((await browser({ ...ben, token }, notifications)).statusCode).toBe(200)
  })
})

test('a read that writes is an error', async () => {
  const onPrimary = connectToRead(server.primaryUrl, () => undefined)
  const writing = onPrimary.deleteFrom('users').execute()
  await expect(writing).rejects.toMatchObject({ code: '25006' })
  await onPrimary.destroy()
})

describe('while the primary is lost', () => {
  afterEach(() => server.openPrimary())

  test('visitors and members read from the replica', async () => {
    server.closePrimary()
    for (const send of [browser, script]) {
      expect((await send(ben, oneReview())).statusCode).toBe(200)
      expect((await send(ben, notifications)).statusCode).toBe(200)
      expect((await send(ben, { url: '/v1/recommendations' })).statusCode).toBe(200)
      expect((await send(ben, { url: '/v1/search?q=a&category=all' })).statusCode).toBe(200)
      const home = await send(ben, { url: '/v1/pages/home' })
      expect(home.json()).toMatchObject({ visit: null, unread: { items: [] }, feed: { items: [] } })
    }
    expect((await browser(null, oneReview())).statusCode).toBe(200)
    expect((await browser(null, oneReview(), 'wrote=1')).statusCode).toBe(200)
  })

  test('a write is refused, with the time after which to try again', async () => {
    server.closePrimary()
    const answer = await like(ben)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
  })

  test('the process is ready for reads, and says so', async () => {
    server.closePrimary()
    const answer = await http().inject({ url: '/readyz' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'reads only', database: 'unavailable' })
  })

  test('a session whose use has not been noted for long is still a session', async () => {
    app.clock.advance(10 * 60_000)
    server.closePrimary()
    expect((await script(ben, notifications)).statusCode).toBe(200)
  })

  test('logged-out and suspended members stay so while the primary is lost, and missing rows are not found', async () => {
    expect((await browser(ann, { method: 'POST', url: '/logout' })).statusCode).toBe(200)
    await aSuspension(here, ben)
    await untilCopied()
    server.closePrimary()
    for (const send of [browser, script]) {
      expect((await send(ann, notifications)).statusCode).toBe(401)
      expect((await send(ben, notifications)).statusCode).toBe(403)
    }
    expect((await browser(null, { url: '/v1/reviews/2000000000' })).statusCode).toBe(404)
  })

  test('without a replica either, the process is not ready', async () => {
    server.closePrimary()
    server.closeReplica()
    expect((await http().inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await browser(null, oneReview())).statusCode).toBe(503)
    expect((await script(ben, oneReview())).statusCode).toBe(503)
    server.openReplica()
  })
})

test('the primary serves all reads while the replica is lost', async () => {
  server.closeReplica()
  expect((await like(ben)).statusCode).toBe(200)
  expect((await browser(ben, oneReview())).json()).toMatchObject({ likedByMe: true })
  expect((await browser(null, oneReview())).statusCode).toBe(200)
  expect((await http().inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ok' })
  server.openReplica()
})

/** The last one: the servers are not put back. */
test('a promoted replica takes writes, and the members read on', async () => {
  await server.failOver()
  const isTaken = async () => (await like(ben)).statusCode === 200
  await expect.poll(isTaken, { timeout: 15_000, interval: 10 }).toBe(true)
  expect((await script(ben, oneReview())).json()).toMatchObject({ likedByMe: true })
  expect((await http().inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ok' })
})
