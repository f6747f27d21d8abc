import type { Medium } from '@medley/contract/values/medium'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let me: TestUser
beforeEach(async () => {
  me = await aUser(app)
})

const read = async (by: Caller, query: object = {}, of = me) =>
  app.call(by, 'GET /v1/viewings', { query: { userId: of.id, ...query } })
const idsOf = async (by: Caller, query: object = {}) =>
  (await read(by, query)).body.items.map(({ id }) => id)
const sum = (by: Caller) =>
  app.call(by, 'GET /v1/viewings/summary/{userId}', { params: { userId: String(me.id) } })

async function log(day: string | null, medium: Medium = 'film'): Promise<number> {
  return (await aViewing(app, { by: me, of: await aWork(app, { medium }), day })).id
}

async function anAddedFilm(by: TestUser) {
  const body = { medium: 'film' as const, title: `Home Movie of ${by.id}` }
  return (await app.call(by, 'POST /v1/works', { body })).body
}

describe('GET /v1/viewings', () => {
  test('is in the order of days, latest first, on pages that lose and repeat nothing', async () => {
    const first = await log('2024-05-01')
    const undated = [await log(null), await log(null)]
    const others = [await log('2024-05-02'), await log('2024-05-01'), await log('2023-12-31')]
    const all = [others[0], others[1], first, others[2], ...undated.toReversed()]
    expect(await idsOf(null)).toEqual(all)
    const pages: number[][] = []
    let before: string | null | undefined
    while (before !== null) {
      const { body } = await read(null, { limit: 2, ...(before ? { before } : {}) })
      pages.push(body.items.map(({ id }) => id))
      before = body.before
      // A viewing of the present day moves no page.
      if (pages.length === 1) await log('2024-05-03')
    }
    expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4), []])
  })

  test('puts months after their days and years after their months, on any page', async () => {
    const newYear = await log('2024-01-01')
    const month = await log('2024-01')
    const year = await log('2024')
    const eve = await log('2023-12-31')
    const sameMonth = await log('2024-01')
    const undated = await log(null)
    const all = [newYear, sameMonth, month, year, eve, undated]
    expect(await idsOf(null)).toEqual(all)
    const paged: number[] = []
    let before: string | null | undefined
    while (before !== null) {
      const { body } = await read(null, { limit: 1, ...(before ? { before } : {}) })
      paged.push(...body.items.map(({ id }) => id))
      before = body.before
    }
    expect(paged).toEqual(all)
    expect(await idsOf(null, { undated: true })).toEqual([undated])
    expect(await idsOf(null, { year: 2024 })).toEqual([newYear, sameMonth, month, year])
    expect(await idsOf(null, { year: 2024, month: 1 })).toEqual([newYear, sameMonth, month])
    expect(await idsOf(null, { year: 2023 })).toEqual([eve])
    const { body } = await read(null)
    expect(body.items.map(({ day }) => day)).toEqual([
      '2024-01-01',
      '2024-01',
      '2024-01',
      '2024',
      '2023-12-31',
      null,
    ])
  })

  test('filters by medium and year', async () => {
    const film = await log('2024-01-01')
    const book = await log('2024-12-31', 'book')
    const older = await log('2023-12-31')
    await log(null, 'book')
    expect(await idsOf(me, { year: 2024 })).toEqual([book, film])
    expect(await idsOf(me, { medium: 'film' })).toEqual([film, older])
    expect(await idsOf(me, { medium: 'film', year: 2024 })).toEqual([film])
    expect(await idsOf(me, { year: 2022 })).toEqual([])
  })

  test('filters by the month of a year, and by having a review', async () => {
    const of = await aWork(app)
    const review = await aReview(app, { by: me, of })
    const first = (await aViewing(app, { by: me, of, review, day: '2024-02-01' })).id
    const last = await log('2024-02-29')
    const march = await log('2024-03-01')
    await log('2023-02-28')
    expect(await idsOf(me, { year: 2024, month: 2 })).toEqual([last, first])
    expect(await idsOf(null, { year: 2024, month: 3 })).toEqual([march])
    expect(await idsOf(me, { year: 2024, month: 12 })).toEqual([])
    expect(await idsOf(me, { year: 2024, reviewed: true })).toEqual([first])
  })

  test('having a review holds for those that the viewer may read', async () => {
    const [friend, of] = [await aUser(app), await aWork(app)]
    await aFriendship(app, me, friend)
    const review = await aReview(app, { by: me, of, audience: 'friends' })
    const { id } = await aViewing(app, { by: me, of, review })
    const readable = (by: Caller) => idsOf(by, { reviewed: true })
    expect([await readable(friend), await readable(null)]).toEqual([[id], []])
    expect(await idsOf(null)).toEqual([id])
  })

  test('shows work, day, repetition and review, and tags only to the owner', async () => {
    const of = await aWork(app, { releaseDate: '1961-03-01' })
    const review = await aReview(app, { by: me, of, rating: 9, review: 'Wet.' })
    const facts = { day: '2024-05-01', isRepeat: true, tags: ['with Bo'] }
    await aViewing(app, { by: me, of, review, ...facts })
    const { tags, ...shown } = facts
    const item = {
      ...shown,
      work: { id: of.id, title: of.title, releaseDate: '1961-03-01' },
      review: { id: review.id, rating: 9, hasText: true },
    }
    const { body: own } = await read(me)
    expect(own.items).toMatchObject([{ ...item, tags }])
    for (const viewer of [null, await aUser(app), await aUser(app, { id: 1 })]) {
      const { body } = await read(viewer)
      expect(body.items).toMatchObject([item])
      expect(body.items[0]).not.toHaveProperty('tags')
    }
  })

  test('is empty for those who block the member, and refused to those blocked', async () => {
    await log('2024-05-01')
    const [blocker, blocked] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: blocker, of: me })
    await aBlock(app, { by: me, of: blocked })
    expect((await read(blocker)).body).toEqual({ items: [], before: null })
    expect((await sum(blocker)).body).toMatchObject({ total: 0, years: [] })
    expect(await read(blocked)).toMatchObject({ status: 403, body: { code: 'blocked_by_them' } })
    expect(await sum(blocked)).toMatchObject({ status: 403, body: { code: 'blocked_by_them' } })
  })

  test('shows added works to the member, friends and admins alone, on full pages', async () => {
    const [friend, stranger] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const known = [await log('2024-05-01'), await log('2024-05-03')]
    const of = await anAddedFilm(me)
    const { id } = await aViewing(app, { by: me, of, day: '2024-05-02' })
    const all = [known[1], id, known[0]]
    for (const viewer of [me, friend, await aUser(app, { id: 2 })]) {
      expect(await idsOf(viewer)).toEqual(all)
      expect((await sum(viewer)).body.total).toBe(3)
    }
    for (const viewer of [null, stranger]) {
      expect(await idsOf(viewer, { limit: 2 })).toEqual([known[1], known[0]])
      expect((await sum(viewer)).body.total).toBe(2)
    }
  })

  test.each(['', 'x', Buffer.from('2024-02-31.7').toString('base64url'), 'Ljk5OTk5OTk5OTk'])(
    'refuses the cursor %j',
    async (before) => {
      const answer = await app.send({
        method: 'GET',
        url: `/v1/viewings?userId=${me.id}&before=${before}`,
      })
      expect(answer.status).toBe(before === '' ? 200 : 400)
    },
  )
})

test('counts viewings by medium and year, those without a date in the totals', async () => {
  await log('2024')
  await log('2024-12-31', 'book')
  await log('2022-06')
  await log(null, 'book')
  await log('2024-05-05')
  const perMedium = (film: number, book: number) => ({
    film,
    tvShow: 0,
    book,
    album: 0,
    podcast: 0,
  })
  expect((await sum(null)).body).toEqual({
    total: 5,
    perMedium: perMedium(3, 2),
    years: [
      { year: 2024, total: 3, perMedium: perMedium(2, 1) },
      { year: 2022, total: 1, perMedium: perMedium(1, 0) },
    ],
  })
})

describe('GET /v1/viewings/days/{userId}', () => {
  const counts = async (by: Caller, query: { year: number; medium?: Medium }) => {
    const params = { userId: String(me.id) }
    return (await app.call(by, 'GET /v1/viewings/days/{userId}', { params, query })).body
  }
  const days = async (by: Caller, query: { year: number; medium?: Medium }) =>
    (await counts(by, query)).items

  test('counts the days of the year alone, earliest first', async () => {
    await log('2024-12-31')
    await log('2024-01-01')
    await log('2024-01-01', 'book')
    await log('2023-12-31')
    await log('2025-01-01')
    await log(null)
    expect(await days(null, { year: 2024 })).toEqual([
      { day: '2024-01-01', count: 2 },
      { day: '2024-12-31', count: 1 },
    ])
    expect(await days(me, { year: 2024, medium: 'book' })).toEqual([
      { day: '2024-01-01', count: 1 },
    ])
    expect(await days(me, { year: 2022 })).toEqual([])
  })

  test('counts months and the year apart where the day is not known', async () => {
    for (const day of ['2024', '2024-05', '2024-05', '2024-05-01', '2023', '2025-01'])
      await log(day)
    expect(await counts(me, { year: 2024 })).toEqual({
      items: [{ day: '2024-05-01', count: 1 }],
      partial: [
        { day: '2024', count: 1 },
        { day: '2024-05', count: 2 },
      ],
    })
  })

  test('counts what the viewer may see', async () => {
    const [friend, blocker] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    await aBlock(app, { by: blocker, of: me })
    await aViewing(app, { by: me, of: await anAddedFilm(me), day: '2024-05-02' })
    await log('2024-05-02')
    const may = (count: number) => [{ day: '2024-05-02', count }]
    expect(await days(friend, { year: 2024 })).toEqual(may(2))
    expect(await days(await aUser(app), { year: 2024 })).toEqual(may(1))
    expect(await days(null, { year: 2024 })).toEqual(may(1))
    expect(await days(blocker, { year: 2024 })).toEqual([])
  })
})
