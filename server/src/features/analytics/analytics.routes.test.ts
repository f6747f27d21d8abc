import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const day = 86_400_000
let admin: TestUser
let member: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 2 })
  member = await aUser(app)
})

const ago = (days: number) => new Date(app.clock.now().getTime() - days * day)
const answerTo = (caller: TestUser | null, url: string) =>
  app.send({
    method: 'GET',
    url,
    headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
  })

describe.each([
  '/v1/analytics/user-count',
  '/v1/analytics/review-count',
  '/user-registration-times?minTime=2024-05-01',
  '/v1/analytics/year?year=2026',
])('GET %s', (url) => {
  test('is for admins', async () => {
    expect((await answerTo(admin, url)).status).toBe(200)
    expect((await answerTo(member, url)).body).toEqual({
      status: 403,
      code: 'admin_only',
      message: 'Admins only',
    })
    expect((await answerTo(null, url)).body).toEqual({
      status: 401,
      code: 'unauthenticated',
      message: 'Authentication required',
    })
  })
})

const timeText = 'Must be a time like 2024-05-01T12:00:00.000Z'

test.each([
  ['/v1/analytics/user-count?minLastOnline=yesterday', 'minLastOnline', timeText],
  ['/v1/analytics/review-count?minDatePosted=2024-13-01', 'minDatePosted', timeText],
  ['/v1/analytics/review-count?imported=perhaps', 'imported', 'Must be true or false'],
  ['/user-registration-times', 'minTime', timeText],
  ['/user-registration-times?minTime=soon', 'minTime', timeText],
])('refuses %s', async (url, field, message) => {
  expect((await answerTo(admin, url)).body).toEqual({
    status: 400,
    code: 'validation_error',
    message,
    errors: [{ field, message }],
  })
})

describe('GET /v1/analytics/user-count', () => {
  const countOf = async (minLastOnline?: string) =>
    (await app.call(admin, 'GET /v1/analytics/user-count', { query: { minLastOnline } })).body
      .userCount

  test('counts all users, even those never seen again', async () => {
    const before = await countOf()
    await aUser(app)
    await aUser(app, { lastOnline: ago(400) })
    expect(await countOf()).toBe(before + 2)
  })

  test('counts users last seen at the time or later', async () => {
    const since = ago(31).toISOString()
    const before = await countOf(since)
    await aUser(app, { lastOnline: ago(31) })
    await aUser(app, { lastOnline: ago(1) })
    await aUser(app, { lastOnline: new Date(ago(31).getTime() - 1) })
    await aUser(app)
    expect(await countOf(since)).toBe(before + 2)
  })

  test('GET /v1/analytics/user-count does not count deleted accounts', async () => {
    const before = await countOf()
    const leaver = await aUser(app)
    await app.ctx.db.deleteFrom('users').where('id', '=', leaver.id).execute()
    expect(await countOf()).toBe(before)
  })
})

describe('GET /v1/analytics/review-count', () => {
  const none = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
  const countsOf = (query: { minDatePosted?: string; imported?: boolean } = {}) =>
    app.call(admin, 'GET /v1/analytics/review-count', { query })

  beforeEach(async () => {
    await app.ctx.db.deleteFrom('reviews').execute()
  })

  test('returns zeros without reviews', async () => {
    const empty = { status: 200, body: { total: 0, perMedium: none } }
    expect(await countsOf()).toEqual(empty)
    expect(await countsOf({ imported: false })).toEqual(empty)
  })

  test('counts per medium and in total, including several reviews of one work', async () => {
    const book = await aWork(app, { medium: 'book' })
    const counted = [book, book, await aWork(app, { medium: 'tvShow' }), await aWork(app)]
    for (const work of counted) await aReview(app, { of: work })
    const body = { total: 4, perMedium: { ...none, book: 2, tvShow: 1, film: 1 } }
    expect((await countsOf()).body).toEqual(body)
    expect((await countsOf({ minDatePosted: ago(1).toISOString() })).body).toEqual(body)
  })

  test('filters by time of posting, and by whether reviews were imported', async () => {
    const since = ago(30).toISOString()
    const before = new Date(ago(30).getTime() - 1).toISOString()
    for (const timePosted of [since, before]) {
      await aReview(app, { timePosted })
      await aReview(app, { timePosted, importSource: 'letterboxd' })
      await aReview(app, { timePosted, importSource: 'letterboxd' })
    }
    const totals = []
    for (const minDatePosted of [{}, { minDatePosted: since }]) {
      for (const imported of [{}, { imported: false }, { imported: true }]) {
        totals.push((await countsOf({ ...minDatePosted, ...imported })).body.total)
      }
    }
    expect(totals).toEqual([6, 2, 4, 3, 1, 2])
  })
})

describe('GET /user-registration-times', () => {
  test('returns a bare list since the time, oldest first', async () => {
    app.clock.advance(day)
    const first = app.clock.now().toISOString()
    await aUser(app)
    app.clock.advance(day)
    const second = app.clock.now().toISOString()
    await aUser(app)
    await aUser(app)
    const answer = await app.call(admin, 'GET /user-registration-times', {
      query: { minTime: first },
    })
    expect(answer).toEqual({
      status: 200,
      body: [{ time_created: first }, { time_created: second }, { time_created: second }],
    })
    const later = new Date(app.clock.now().getTime() + 1).toISOString()
    const none = await app.call(admin, 'GET /user-registration-times', {
      query: { minTime: later },
    })
    expect(none.body).toEqual([])
  })
})

describe('GET /v1/analytics/year', () => {
  const yearOf = async (year: number) =>
    (await app.call(admin, 'GET /v1/analytics/year', { query: { year } })).body

  test('counts who joined and what was rated in the year', async () => {
    await app.ctx.db.deleteFrom('reviews').execute()
    const [ann, ben] = [await aUser(app), await aUser(app)]
    for (const { id } of [ann, ben]) {
      await app.ctx.db
        .updateTable('users')
        .set({ time_created: '2031-03-01T12:00:00.000Z' })
        .where('id', '=', id)
        .execute()
    }
    const [heat, alien] = [await aWork(app, { title: 'Heat' }), await aWork(app)]
    const rate = (by: TestUser, of: typeof heat, timePosted: string, importSource?: 'letterboxd') =>
      aReview(app, { by, of, timePosted, ...(importSource && { importSource }) })
    await rate(ann, heat, '2031-01-01T00:00:00.000Z')
    await rate(ann, heat, '2031-12-31T23:59:59.999Z')
    await rate(ben, heat, '2031-12-31T08:00:00.000Z')
    await rate(ann, alien, '2031-05-01T08:00:00.000Z')
    await rate(ann, alien, '2031-05-02T08:00:00.000Z', 'letterboxd')
    await rate(ann, alien, '2030-12-31T23:59:59.999Z')
    await rate(ann, alien, '2032-01-01T00:00:00.000Z')
    expect(await yearOf(2031)).toMatchObject({
      membersJoined: 2,
      worksRated: 2,
      reviews: 4,
      busiestDay: { day: '2031-12-31', reviews: 2 },
      mostRated: { work: { id: heat.id, title: 'Heat' }, members: 2 },
    })
  })

  test('has neither day nor work where nothing was rated', async () => {
    expect(await yearOf(1999)).toMatchObject({
      membersJoined: 0,
      worksRated: 0,
      reviews: 0,
      busiestDay: null,
      mostRated: null,
    })
  })

  test('knows since when there are members', async () => {
    const { time } = await app.ctx.db
      .selectFrom('users')
      .select((all) => all.fn.min('time_created').as('time'))
      .executeTakeFirstOrThrow()
    expect((await yearOf(2031)).firstYear).toBe(time.getUTCFullYear())
  })
})
