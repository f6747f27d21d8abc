import type { Medium } from '@medley/contract/values/medium'
import { beforeEach, expect, test } from 'vitest'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aBlock } from '../../testing/factories/friendships.ts'
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

const read = async (by: Caller, query: object = { withEntries: true }) =>
  (await app.call(by, 'GET /v1/viewings', { query: { userId: me.id, ...query } })).body
const see = async (work: { id: number; medium: Medium }, body: object) => {
  const { id, medium } = work
  const answer = await app.call(me, 'POST /v1/entry-viewings', {
    body: { work: { id, medium }, ...body },
  })
  expect(answer.status).toBe(200)
}

test('a day has one row per work, with spans of its episodes', async () => {
  const { show } = await aShow(app, { seasons: [6, 3] })
  await see(show, { season: 1, numbers: [3, 4, 5, 1], day: '2024-05-01' })
  await see(show, { season: 2, numbers: [1, 2], day: '2024-05-01' })
  await see(show, { season: 2, numbers: [3], day: '2024-05-02' })
  const { items } = await read(null)
  expect(items).toMatchObject([
    {
      day: '2024-05-02',
      entries: { count: 1, spans: [{ season: 2, from: 3, to: 3 }], title: 'Episode 2.3' },
    },
    {
      work: { id: show.id, title: show.title },
      day: '2024-05-01',
      isRepeat: false,
      review: null,
      entries: {
        count: 6,
        spans: [
          { season: 1, from: 1, to: 1 },
          { season: 1, from: 3, to: 5 },
          { season: 2, from: 1, to: 2 },
        ],
        title: null,
      },
    },
  ])
})

test('episodes without a day can be read alone', async () => {
  const { show } = await aShow(app, { seasons: [4] })
  await see(show, { season: 1, numbers: [1], day: '2024-05-01' })
  await see(show, { season: 1, numbers: [2, 3], day: null })
  const { items } = await read(null, { withEntries: true, undated: true })
  expect(items).toMatchObject([{ work: { id: show.id }, day: null, entries: { count: 2 } }])
})

test('a season whose episodes nobody knows is a span without numbers', async () => {
  const show = await aWork(app, { medium: 'tvShow' })
  const items = [anEntry({ kind: 'season', season: 4, number: null })]
  await listEntriesAt(app, show, items)
  const { id } = await app.ctx.db
    .selectFrom('work_entries')
    .select('id')
    .where('work_id', '=', show.id)
    .executeTakeFirstOrThrow()
  await app.call(me, 'PUT /v1/entry-viewings/{entryId}', {
    params: { entryId: String(id) },
    body: {},
  })
  expect((await read(me)).items).toMatchObject([
    { day: null, entries: { count: 1, spans: [{ season: 4, from: null, to: null }] } },
  ])
})

test('episodes of a podcast have a count and no spans', async () => {
  const podcast = await aWork(app, { medium: 'podcast' })
  const episode = (title: string) => anEntry({ season: null, number: null, title, id: title })
  await listEntriesAt(app, podcast, [episode('One'), episode('Two')], { source: 'apple' })
  const rows = app.ctx.db.selectFrom('work_entries').select('id')
  for (const { id } of await rows.where('work_id', '=', podcast.id).execute()) {
    const body = { day: '2024-05-01' }
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', {
      params: { entryId: String(id) },
      body,
    })
  }
  expect((await read(me)).items).toMatchObject([{ entries: { count: 2, spans: [], title: null } }])
})

test('without the flag, the diary is what it was', async () => {
  const { show } = await aShow(app, { seasons: [2] })
  await see(show, { season: 1, numbers: [1], day: '2024-05-01' })
  const { id } = await aViewing(app, { by: me, of: await aWork(app), day: '2024-05-01' })
  const { items } = await read(null, {})
  expect(items.map((item) => [item.id, 'entries' in item])).toEqual([[id, false]])
})

test('pages go on through viewings and entries without loss or repetition', async () => {
  const { show } = await aShow(app, { seasons: [9] })
  const { show: other } = await aShow(app, { seasons: [9] })
  const days = ['2024-05-03', '2024-05-01', null, '2024-05-02']
  for (const [index, day] of days.entries()) {
    await aViewing(app, { by: me, of: await aWork(app), day })
    await aViewing(app, { by: me, of: await aWork(app), day })
    await see(show, { season: 1, numbers: [index + 1], day })
    await see(other, { season: 1, numbers: [index + 1], day })
  }
  await aViewing(app, { by: me, of: show, day: '2024-05' })
  const names = (rows: Awaited<ReturnType<typeof read>>['items']) =>
    rows.map(({ day, work, entries }) => `${day} ${work.title}${entries ? ' entries' : ''}`)
  const all = names((await read(null)).items)
  expect(all).toHaveLength(17)
  expect(new Set(all).size).toBe(17)
  expect(all.slice(2, 4)).toEqual([
    `2024-05-03 ${other.title} entries`,
    `2024-05-03 ${show.title} entries`,
  ])
  for (const limit of [1, 2, 3, 5]) {
    const paged: string[] = []
    let before: string | null | undefined
    while (before !== null) {
      const body = await read(null, { withEntries: true, limit, ...(before ? { before } : {}) })
      paged.push(...names(body.items))
      before = body.before
    }
    expect(paged).toEqual(all)
  }
})

test('a cursor at entries belongs to a diary with them', async () => {
  const { show } = await aShow(app, { seasons: [2] })
  await see(show, { season: 1, numbers: [1] })
  const { before } = await read(null, { withEntries: true, limit: 1 })
  const query = { userId: me.id, before: before ?? '' }
  expect(await app.call(null, 'GET /v1/viewings', { query })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'before', message: 'Does not belong to a diary' }] },
  })
})

test('medium, year and month hold for entries; reviewed leaves them out', async () => {
  const { show } = await aShow(app, { seasons: [4] })
  await see(show, { season: 1, numbers: [1], day: '2023-12-31' })
  await see(show, { season: 1, numbers: [2], day: '2024-01-15' })
  await see(show, { season: 1, numbers: [3], day: '2024-02-15' })
  const film = await aWork(app)
  const review = await aReview(app, { by: me, of: film })
  await aViewing(app, { by: me, of: film, day: '2024-01-01', review })
  const daysOf = async (query: object) =>
    (await read(null, { withEntries: true, ...query })).items.map(({ day }) => day)
  expect(await daysOf({ medium: 'tvShow', year: 2024 })).toEqual(['2024-02-15', '2024-01-15'])
  expect(await daysOf({ year: 2024, month: 1 })).toEqual(['2024-01-15', '2024-01-01'])
  expect(await daysOf({ medium: 'film' })).toEqual(['2024-01-01'])
  expect(await daysOf({ reviewed: true })).toEqual(['2024-01-01'])
})

test('the counts of days and years have one per work and day', async () => {
  const { show } = await aShow(app, { seasons: [5] })
  await see(show, { season: 1, numbers: [1, 2, 3], day: '2024-05-01' })
  await see(show, { season: 1, numbers: [4], day: '2023-05-01' })
  await aViewing(app, { by: me, of: await aWork(app), day: '2024-05-01' })
  const params = { userId: String(me.id) }
  const days = async (query: object) =>
    (
      await app.call(null, 'GET /v1/viewings/days/{userId}', {
        params,
        query: { year: 2024, ...query },
      })
    ).body.items
  expect(await days({})).toEqual([{ day: '2024-05-01', count: 1 }])
  expect(await days({ withEntries: true })).toEqual([{ day: '2024-05-01', count: 2 }])
  expect(await days({ withEntries: true, medium: 'tvShow' })).toEqual([
    { day: '2024-05-01', count: 1 },
  ])
  const summary = async (query: object) =>
    (await app.call(null, 'GET /v1/viewings/summary/{userId}', { params, query })).body
  expect(await summary({})).toMatchObject({ total: 1, perMedium: { film: 1, tvShow: 0 } })
  expect(await summary({ withEntries: true })).toMatchObject({
    total: 3,
    perMedium: { film: 1, tvShow: 2 },
    years: [
      { year: 2024, total: 2 },
      { year: 2023, total: 1, perMedium: { tvShow: 1 } },
    ],
  })
})

test('entries are hidden like viewings: across a block, and of works that the reader may not see', async () => {
  const [blocker, stranger] = [await aUser(app), await aUser(app)]
  const body = { medium: 'tvShow' as const, title: `Home Series ${me.id}` }
  const { body: own } = await app.call(me, 'POST /v1/works', { body })
  await see(own, { season: 1, numbers: [1], day: '2024-05-01' })
  expect((await read(me)).items).toHaveLength(1)
  expect((await read(stranger)).items).toEqual([])
  const params = { userId: String(me.id) }
  const query = { withEntries: true }
  const { body: sums } = await app.call(stranger, 'GET /v1/viewings/summary/{userId}', {
    params,
    query,
  })
  expect(sums.total).toBe(0)
  const { show } = await aShow(app, { seasons: [2] })
  await see(show, { season: 1, numbers: [1], day: '2024-05-01' })
  expect((await read(stranger)).items).toHaveLength(1)
  await aBlock(app, { by: blocker, of: me })
  expect((await read(blocker)).items).toEqual([])
})
