import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import type { Handle } from '../db/transaction.ts'
import { ErrorCounts } from '../load/error-counts.ts'
import { jobKinds } from '../features.ts'
import { openJobs } from '../jobs/job-system.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { type DatabaseLink, openDatabaseLink } from '../testing/servers/database-link.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { siteOfTests, useTestApp } from '../testing/harness.ts'
import { partsOf } from '../testing/database/test-database.ts'
import { withClient } from '../testing/database/with-client.ts'
import { createLog } from './observe/log.ts'

const app = useTestApp()
let link: DatabaseLink
let db: Handle
const lines: string[] = []

beforeAll(async () => {
  link = await openDatabaseLink(app.connectionString)
  db = connect({ connectionString: link.connectionString, max: 4 }, (err) => log.warn({ err }))
})
const log = createLog('warn', { write: (line: string) => void lines.push(line) })
const http = useAppVariant(app, { rateLimit: true }, () => ({ db, log }))
afterAll(async () => {
  await db.destroy()
  await link.close()
})

let ben: TestUser
let review: { id: number }
beforeEach(async () => {
  ben = await aUser(app)
  review = await aReview(app, { by: await aUser(app) })
})

const send = (request: InjectOptions) =>
  http().inject({ ...request, headers: { authorization: `Bearer ${ben.token}` } })
const read = () => send({ url: `/v1/reviews/${review.id}` })
const like = () =>
  send({ method: 'PUT', url: '/v1/review-likes', payload: { reviewId: review.id } })
const rename = () =>
  send({ method: 'POST', url: '/name', payload: { first_name: 'Ben', last_name: 'Lee' } })

/** Reads the stored works by another connection. */
async function stored() {
  const { db: direct } = app.ctx
  const likes = await direct.selectFrom('review_likes').where('user_id', '=', ben.id).execute()
  const user = direct.selectFrom('users').select('first_name as name').where('id', '=', ben.id)
  return { likes: likes.length, ...(await user.executeTakeFirstOrThrow()) }
}

const refused = { statusCode: 503, headers: expect.objectContaining({ 'retry-after': '5' }) }

async function expectRefused(answer: Awaited<ReturnType<typeof send>>): Promise<void> {
  expect(answer).toMatchObject(refused)
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
}

const owner = (statement: string) =>
  withClient(app.connectionString, (client) => client.query(statement))

describe('a database that refuses connections', () => {
  beforeEach(() => link.break())
  afterEach(() => link.mend())

  test('refuses reads and writes for a while', async () => {
    for (const call of [read, like, rename]) await expectRefused(await call())
    await expectRefused(await http().inject({ url: '/v1/reviews' }))
    expect((await http().inject({ url: '/readyz' })).statusCode).toBe(503)
  })
})

describe('a database without a free slot', () => {
  const limitTo = (count: number) =>
    withClient(inject('testServer').maintenance, (client) =>
      client.query(
        `alter database ${partsOf(app.connectionString).database} connection limit ${count}`,
      ),
    )
  beforeEach(async () => {
    await limitTo(0)
    await link.break()
    await link.mend()
  })
  afterEach(() => limitTo(-1))

  test('refuses reads and writes for a while', async () => {
    for (const call of [read, like, rename]) await expectRefused(await call())
  })
})

describe('a full disk', () => {
  beforeEach(async () => {
    await owner(`
      create function refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file "base/1/2": No space left on device'
          using errcode = '53100';
      end $$;
      create trigger refuse before insert on review_likes for each row execute function refuse();
      create trigger refuse before update of first_name on users for each row
        execute function refuse();
    `)
  })
  afterEach(() => owner('drop function refuse cascade'))

  test('refuses writes, in a transaction or not, while reads are answered', async () => {
    for (const call of [like, rename]) await expectRefused(await call())
    expect((await read()).statusCode).toBe(200)
  })
})

/** Statements have their text only when a connection meets them for the first time. */
async function reconnect(): Promise<void> {
  await link.break()
  await link.mend()
  await expect.poll(async () => (await read()).statusCode).toBe(200)
}

test('what is lost before the commit is refused and not stored, and can be repeated', async () => {
  for (const statement of ['begin\0', 'review_likes']) {
    await reconnect()
    link.loseStatement(statement)
    await expectRefused(await like())
    expect((await stored()).likes).toBe(0)
  }
  expect((await like()).statusCode).toBe(200)
})

test.each([
  ['a commit', 'commit\0', like, { likes: 1 }],
  ['a single statement', 'update "users"', rename, { name: 'Ben' }],
])('never says that %s can be repeated after its answer was lost', async (_, text, call, what) => {
  link.loseAnswer(text)
  const answer = await call()
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'internal_error' })
  expect(await stored()).toMatchObject(what)
})

test('a read whose answer is lost can be repeated', async () => {
  link.loseAnswer('reviews')
  await expectRefused(await read())
  expect((await read()).statusCode).toBe(200)
})

test('one line of the log says so, however many calls are refused', async () => {
  const ownLines: string[] = []
  const errors = new ErrorCounts()
  const write = (line: string) => void ownLines.push(line)
  const ownLog = createLog('warn', { write }, errors)
  const quiet = await createApp(
    { ...app.ctx, db, log: ownLog },
    {
      checkAnswers: true,
      rateLimit: true,
      trustedProxies: null,
      site: siteOfTests,
      webOrigins: [],
      webFolder: null,
    },
  )
  await link.break()
  for (let call = 0; call < 5; call += 1) {
    for (const url of ['/readyz', '/v1/reviews', '/v1/users/1/counts']) {
      expect((await quiet.inject({ url })).statusCode).toBe(503)
    }
  }
  await link.mend()
  await quiet.close()
  expect(ownLines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 50,
      cause: expect.any(String),
      msg: 'The database cannot be used',
    }),
  ])
  expect(ownLines.join('')).not.toContain('stack')
  expect(errors.take()).toMatchObject([{ text: 'The database cannot be used', count: 1 }])
})

test('jobs that fail for it say nothing more', async () => {
  const jobLines: string[] = []
  const jobLog = createLog('warn', { write: (line: string) => void jobLines.push(line) })
  const jobs = await openJobs(db, {
    kinds: jobKinds,
    works: true,
    log: jobLog,
    superviseEverySeconds: 1,
  })
  jobs.work({ ...app.ctx, db, log: jobLog, jobs })
  await link.break()
  await expect.poll(() => jobLines.length).toBeGreaterThan(0)
  await link.mend()
  await jobs.stop()
  expect(jobLines).toHaveLength(1)
  expect(jobLines[0]).toContain('The database cannot be used')
})
