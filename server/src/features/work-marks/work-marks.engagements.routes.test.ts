import type { Medium } from '@medley/contract/values/medium'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aTitle, aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { markEngagedInBulk } from './work-marks.engagements.service.ts'

const app = useTestApp()
const unnamed = { firstName: null, lastName: null, profilePicture: null }
const workNotFound = { status: 404, code: 'work_not_found', message: 'Work not found' }
const unauthenticated = {
  status: 401,
  code: 'unauthenticated',
  message: 'Authentication required',
}
const userNotFound = { status: 404, code: 'user_not_found', message: 'User not found' }
const blockedByThem = { status: 403, code: 'blocked_by_them', message: 'Blocked by them' }

const audienceOf = async (workId: number) =>
  await app.ctx.db
    .selectFrom('work_counts')
    .select((eb) => [
      'audience_size as kept',
      eb
        .selectFrom('engagements')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('engagements.work_id', '=', 'work_counts.work_id')
        .as('counted'),
    ])
    .where('work_id', '=', workId)
    .executeTakeFirstOrThrow()

describe('POST and DELETE /works_viewed', () => {
  test('marks once for repeated calls, and keeps the first time', async () => {
    const ann = await aUser(app)
    const book = await aWork(app, { medium: 'book' })
    const body = { medium: book.medium, internal_id: book.id }
    const first = await app.call(ann, 'POST /works_viewed', { body })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ ...body, hasEngaged: true })
    const time = app.clock.now()
    app.clock.advance(60_000)
    const second = await app.call(ann, 'POST /works_viewed', { body })
    expect(second.body).toEqual(first.body)
    const rows = await app.ctx.db
      .selectFrom('engagements')
      .select('time_added')
      .where('user_id', '=', ann.id)
      .execute()
    expect(rows).toEqual([{ time_added: time }])
  })

  test('counts correctly when fifty users mark and unmark concurrently', async () => {
    const film = await aWork(app)
    const people = await Promise.all(Array.from({ length: 50 }, () => aUser(app)))
    const work = { medium: film.medium, internal_id: film.id }
    await Promise.all(people.map((by) => app.call(by, 'POST /works_viewed', { body: work })))
    expect(await audienceOf(film.id)).toEqual({ kept: 50, counted: 50 })
    await Promise.all(
      people.slice(20).map((by) => app.call(by, 'DELETE /works_viewed', { query: work })),
    )
    expect(await audienceOf(film.id)).toEqual({ kept: 20, counted: 20 })
  })

  test('accepts the id of the data source instead', async () => {
    const ann = await aUser(app)
    const film = await aWork(app, { externalId: '1900000001' })
    const send = (external_id: string | number) =>
      app.call(ann, 'POST /works_viewed', { body: { medium: 'film', external_id } })
    expect((await send('1900000001')).body).toEqual({
      medium: 'film',
      internal_id: film.id,
      hasEngaged: true,
    })
    expect((await send(1_900_000_001)).status).toBe(200)
    expect((await send('nothing')).body).toEqual({
      status: 404,
      code: 'external_id_not_found',
      message: 'External id not found',
    })
  })

  test('refuses unknown works, and both ids or none', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    const post = (body: object) =>
      app.send({
        method: 'POST',
        url: '/works_viewed',
        headers: { authorization: `Bearer ${ann.token}` },
        payload: body,
      })
    expect((await post({ medium: 'book', internal_id: film.id })).body).toEqual(workNotFound)
    expect((await post({ medium: 'game', internal_id: film.id })).body).toEqual({
      status: 400,
      code: 'invalid_medium',
      message: 'Invalid medium',
    })
    const message = 'Give either internal_id or external_id'
    const refused = {
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field: 'internal_id', message }],
    }
    expect((await post({ medium: 'film' })).body).toEqual(refused)
    expect((await post({ medium: 'film', internal_id: 1, external_id: '1' })).body).toEqual(refused)
  })

  test('deleting returns 1, then 0, and keeps other marks', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    await anEngagement(app, { by: ann, of: film })
    await aSavedWork(app, { by: ann, of: film })
    const query = { medium: film.medium, internal_id: film.id }
    const wrong = { ...query, medium: 'book' as const }
    expect((await app.call(ann, 'DELETE /works_viewed', { query: wrong })).body).toBe(0)
    expect((await app.call(ann, 'DELETE /works_viewed', { query })).body).toBe(1)
    expect((await app.call(ann, 'DELETE /works_viewed', { query })).body).toBe(0)
    expect((await app.call(ann, 'GET /is_saved', { query })).body).toBe(true)
  })

  test('deleting reads its values from the body too', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    await anEngagement(app, { by: ann, of: film })
    const answer = await app.send({
      method: 'DELETE',
      url: '/works_viewed',
      headers: { authorization: `Bearer ${ann.token}` },
      payload: { medium: 'film', internal_id: String(film.id) },
    })
    expect(answer).toEqual({ status: 200, body: 1 })
  })

  test('needs a member', async () => {
    const work = { medium: 'film' as const, internal_id: 1 }
    expect((await app.call(null, 'POST /works_viewed', { body: work })).body).toEqual(
      unauthenticated,
    )
    expect((await app.call(null, 'DELETE /works_viewed', { query: work })).body).toEqual(
      unauthenticated,
    )
  })
})

describe('GET /is_seen', () => {
  test('returns a bare boolean: true for the user who engaged, otherwise false', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app)
    await anEngagement(app, { by: ann, of: film })
    const query = { medium: film.medium, internal_id: film.id }
    expect((await app.call(ann, 'GET /is_seen', { query })).body).toBe(true)
    expect((await app.call(ben, 'GET /is_seen', { query })).body).toBe(false)
    expect((await app.call(null, 'GET /is_seen', { query })).body).toBe(false)
    const unknown = { medium: 'book' as const, internal_id: film.id }
    expect((await app.call(ann, 'GET /is_seen', { query: unknown })).body).toBe(false)
  })

  test('refuses a missing id', async () => {
    const answer = await app.send({ method: 'GET', url: '/is_seen?medium=film' })
    expect(answer.body).toMatchObject({
      code: 'validation_error',
      message: 'Required',
    })
    expect(answer.body.errors?.[0]?.field).toBe('internal_id')
  })
})

describe("GET /v1/work-engagements, a user's page", () => {
  let ann: TestUser
  const works: { id: number; medium: Medium }[] = []

  beforeAll(async () => {
    ann = await aUser(app)
    for (const [title, medium] of [
      ['beta', 'film'],
      ['Álpha', 'film'],
      ['Gamma', 'book'],
    ] as const) {
      const { id } = await aWork(app, { title, medium })
      works.push({ id, medium })
      app.clock.advance(1000)
      await anEngagement(app, { by: ann, of: { id, medium } })
    }
  })

  const titles = async (query: object) => {
    const { body } = await app.call(null, 'GET /v1/work-engagements', {
      query: { userId: ann.id, ...query },
    })
    const items = body.items.map((item) => ('work' in item ? item.work.title : ''))
    return { totalCount: body.totalCount, items }
  }

  test('sorts by time added, latest first', async () => {
    expect(await titles({})).toEqual({ totalCount: 3, items: ['Gamma', 'Álpha', 'beta'] })
    expect(await titles({ order: 'ASCENDING' })).toEqual({
      totalCount: 3,
      items: ['beta', 'Álpha', 'Gamma'],
    })
  })

  test("GET /v1/work-engagements, a user's page can sort by title, ignoring case and accents", async () => {
    expect((await titles({ sortBy: 'title', order: 'ASCENDING' })).items).toEqual([
      'Álpha',
      'beta',
      'Gamma',
    ])
    expect((await titles({ sortBy: 'title', order: 'DESCENDING' })).items).toEqual([
      'Gamma',
      'beta',
      'Álpha',
    ])
  })

  test('sorts by the title that its reader sees', async () => {
    const [ben, german] = [await aUser(app), await aUser(app)]
    for (const [title, shown] of [
      ['The Birds', 'Zögernde Vögel'],
      ['Mirror', 'Spiegel'],
      ['Quiet', null],
    ] as const) {
      const work = await aWork(app, { title })
      if (shown !== null) await aTitle(app, work, 'de', shown)
      await anEngagement(app, { by: ben, of: work })
    }
    await app.call(german, 'PUT /v1/language', { body: { language: 'de' } })
    const query = { userId: ben.id, sortBy: 'title', order: 'ASCENDING' } as const
    for (const [reader, sorted] of [
      [ben, ['Mirror', 'Quiet', 'The Birds']],
      [german, ['Quiet', 'Mirror', 'The Birds']],
    ] as const) {
      const { body } = await app.call(reader, 'GET /v1/work-engagements', { query })
      expect(body.items.map((item) => 'work' in item && item.work.title)).toEqual(sorted)
    }
  })

  test("GET /v1/work-engagements, a user's page can filter by medium, and counts only that", async () => {
    expect(await titles({ medium: 'film' })).toEqual({ totalCount: 2, items: ['Álpha', 'beta'] })
    expect(await titles({ medium: 'album' })).toEqual({ totalCount: 0, items: [] })
  })

  test('pages by limit and offset, with the total count', async () => {
    expect(await titles({ limit: 1, offset: 1 })).toEqual({ totalCount: 3, items: ['Álpha'] })
  })

  test("shows the viewer's own marks, not the owner's", async () => {
    const ben = await aUser(app)
    const [first] = works
    if (!first) throw new Error('The works are missing')
    await aSavedWork(app, { by: ben, of: first })
    const seenBy = async (caller: TestUser | null) => {
      const { body } = await app.call(caller, 'GET /v1/work-engagements', {
        query: { userId: ann.id, limit: 1, order: 'ASCENDING' },
      })
      const [item] = body.items
      if (!item || !('work' in item)) throw new Error('The page is empty')
      expect(item.authenticatedUserInfo).toEqual(item.work.userInfo)
      return item.authenticatedUserInfo
    }
    expect(await seenBy(ben)).toEqual({ hasEngaged: false, savedForLater: true })
    expect(await seenBy(ann)).toEqual({ hasEngaged: true, savedForLater: false })
    expect(await seenBy(null)).toEqual({ hasEngaged: false, savedForLater: false })
  })

  test('is hidden from users the owner blocks, but not from users who block the owner', async () => {
    const [blocked, blocker] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    await aBlock(app, { by: blocker, of: ann })
    const query = { userId: ann.id }
    expect((await app.call(blocked, 'GET /v1/work-engagements', { query })).body).toEqual(
      blockedByThem,
    )
    expect((await app.call(blocker, 'GET /v1/work-engagements', { query })).status).toBe(200)
  })

  test('reports an unknown user', async () => {
    const query = { userId: 2_147_483_647 }
    expect((await app.call(null, 'GET /v1/work-engagements', { query })).body).toEqual(userNotFound)
  })

  test.each([
    ['', 'userId', 'Give either workId or userId'],
    ['userId=1&workId=1&medium=film', 'userId', 'Give either workId or userId'],
    ['workId=1', 'medium', 'Required'],
    ['userId=1&limit=101', 'limit', 'Must be at most 100'],
    ['userId=1&sortBy=rating', 'sortBy', 'Invalid value'],
    ['userId=1&order=up', 'order', 'Invalid value'],
  ])('refuses ?%s', async (query, field, message) => {
    const answer = await app.send({ method: 'GET', url: `/v1/work-engagements?${query}` })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field, message }],
    })
  })
})

describe('GET /v1/work-engagements, friends of a work', () => {
  test('lists only friends, latest first, with the total count', async () => {
    const ann = await aUser(app)
    const [ben, cem, stranger, asked] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await aFriendship(app, ann, ben)
    await aFriendship(app, cem, ann)
    await aRequest(app, { from: asked, to: ann })
    const film = await aWork(app)
    for (const by of [ben, cem, stranger, asked, ann]) {
      app.clock.advance(1000)
      await anEngagement(app, { by, of: film })
    }
    const query = { workId: film.id, medium: film.medium, friendship: 'friend' as const }
    const all = await app.call(ann, 'GET /v1/work-engagements', { query })
    expect(all.status).toBe(200)
    expect(all.body).toEqual({
      totalCount: 2,
      items: [
        { userId: cem.id, user: { username: cem.username, ...unnamed } },
        { userId: ben.id, user: { username: ben.username, ...unnamed } },
      ],
    })
    const second = await app.call(ann, 'GET /v1/work-engagements', {
      query: { ...query, limit: 1, offset: 1 },
    })
    expect(second.body).toMatchObject({ totalCount: 2, items: [{ userId: ben.id }] })
  })

  test('shows 20 by default', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    for (let friends = 0; friends < 21; friends += 1) {
      const friend = await aUser(app)
      await aFriendship(app, ann, friend)
      await anEngagement(app, { by: friend, of: film })
    }
    const { body } = await app.call(ann, 'GET /v1/work-engagements', {
      query: { workId: film.id, medium: film.medium },
    })
    expect([body.totalCount, body.items.length]).toEqual([21, 20])
  })

  test('needs a member and a work of that medium', async () => {
    const film = await aWork(app)
    const query = { workId: film.id, medium: film.medium }
    expect((await app.call(null, 'GET /v1/work-engagements', { query })).body).toEqual(
      unauthenticated,
    )
    const wrong = { ...query, medium: 'album' as const }
    const ann = await aUser(app)
    expect((await app.call(ann, 'GET /v1/work-engagements', { query: wrong })).body).toEqual(
      workNotFound,
    )
  })
})

describe('GET /v1/work-engagements/summary/{userId}', () => {
  test('counts per medium and in total', async () => {
    const ann = await aUser(app)
    for (const medium of ['film', 'film', 'podcast'] as const) {
      await anEngagement(app, { by: ann, of: await aWork(app, { medium }) })
    }
    const answer = await app.call(null, 'GET /v1/work-engagements/summary/{userId}', {
      params: { userId: String(ann.id) },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      total: 3,
      perMedium: { film: 2, tvShow: 0, book: 0, album: 0, podcast: 1 },
    })
  })

  test('is hidden from users the user blocks, and reports an unknown user', async () => {
    const [ann, blocked] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    const summary = (caller: TestUser | null, userId: string) =>
      app.call(caller, 'GET /v1/work-engagements/summary/{userId}', { params: { userId } })
    expect((await summary(blocked, String(ann.id))).body).toEqual(blockedByThem)
    expect((await summary(null, '2147483647')).body).toEqual(userNotFound)
    expect((await summary(null, 'ann')).body).toEqual(userNotFound)
  })
})

describe('marking in bulk', () => {
  test('adds missing marks, keeps existing ones, and does not deadlock concurrently', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const works: { id: number; medium: Medium }[] = []
    for (let index = 0; index < 40; index += 1) works.push(await aWork(app))
    const [first] = works
    if (!first) throw new Error('The works are missing')
    await anEngagement(app, { by: ann, of: first })
    const mark = (by: TestUser, list: typeof works) =>
      transaction(app.ctx.db, (tx) =>
        markEngagedInBulk(tx, by.id, list, { time: app.clock.now(), isWhole: false }),
      )
    await Promise.all([mark(ann, works), mark(ben, works.toReversed()), mark(ann, works)])
    const sizes = await Promise.all(works.map(({ id }) => audienceOf(id)))
    expect(sizes.every(({ kept, counted }) => kept === 2 && counted === 2)).toBe(true)
  })
})
