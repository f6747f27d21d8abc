import { type KyselyPlugin, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { listEntries } from './entries.service.ts'

const app = useTestApp()

let me: TestUser
beforeEach(async () => {
  me = await aUser(app)
})

const show = (id: number) => ({ medium: 'tvShow', workId: String(id) }) as const
const episodesOf = async (by: TestUser | null, id: number, season = 1) =>
  (
    await app.call(by, 'GET /v1/works/{medium}/{workId}/entries', {
      params: show(id),
      query: { season },
    })
  ).body.items
const pageOf = (by: TestUser | null, id: number, name: string) =>
  app.call(by, 'GET /v1/works/{medium}/{workId}/entries/{name}', {
    params: { ...show(id), name },
  })
const see = (by: TestUser, id: number, body: object = {}) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body })

async function aFriend(): Promise<TestUser> {
  const friend = await aUser(app)
  await aFriendship(app, me, friend)
  return friend
}

describe('a viewing of a whole show', () => {
  test.each([
    ['2021-01-01', [true, true, false]],
    ['2021-01', [true, true, true]],
    ['2020', [false, false, false]],
  ])(
    'a viewing of a whole show of %s counts as the episodes that were out on that day',
    async (day, seen) => {
      const work = await aWork(app, { medium: 'tvShow' })
      const days = ['2021-01-01', '2021-01-01', '2021-01-31']
      await listEntriesAt(
        app,
        work,
        days.map((releaseDate, index) => anEntry({ number: index + 1, releaseDate })),
      )
      await aViewing(app, { by: me, of: work, day })
      await anEngagement(app, { by: me, of: work })
      expect((await episodesOf(me, work.id)).map(({ isSeen }) => isSeen)).toEqual(seen)
    },
  )

  test('names the friend on the page of an episode, as the number does', async () => {
    const friend = await aFriend()
    const { show: work } = await aShow(app, { seasons: [1] })
    await anEngagement(app, { by: friend, of: work })
    expect((await pageOf(me, work.id, 's1e1')).body).toMatchObject({
      entry: { friendCount: 1 },
      friends: [{ user: { id: friend.id }, rating: null, day: null, isSeen: true }],
    })
  })
})

test('a season seen on a day counts as its episodes that were out then', async () => {
  const work = await aWork(app, { medium: 'tvShow' })
  const season = anEntry({ kind: 'season', number: null })
  await listEntriesAt(app, work, [season])
  const { body } = await pageOf(me, work.id, 's1')
  await see(me, body.entry.id, { day: '2021-06-01' })
  const days = ['2021-01-01', '2021-12-31']
  const episodes = days.map((releaseDate, index) => anEntry({ number: index + 1, releaseDate }))
  await listEntriesAt(app, work, [season, ...episodes])
  expect((await episodesOf(me, work.id)).map(({ isSeen }) => isSeen)).toEqual([true, false])
  expect((await pageOf(me, work.id, 's1')).body.entry.episodes).toMatchObject({ seen: 1 })
})

test('an episode that is gone is listed for those who saw it, and leaves its name to the next', async () => {
  const work = await aWork(app, { medium: 'tvShow' })
  await listEntriesAt(app, work, [anEntry({ id: 'old', title: 'Old' })])
  await see(me, (await episodesOf(me, work.id))[0]!.id)
  await listEntriesAt(app, work, [anEntry({ number: 2, id: 'two', title: 'Two' })])
  expect((await pageOf(null, work.id, 's1e1')).body.entry).toMatchObject({
    title: 'Old',
    isGone: true,
  })
  const two = anEntry({ number: 2, id: 'two', title: 'Two' })
  await listEntriesAt(app, work, [anEntry({ id: 'new', title: 'New' }), two])
  const titles = async (by: TestUser | null) =>
    (await episodesOf(by, work.id)).map(({ title }) => title)
  expect(await titles(me)).toEqual(['Old', 'New', 'Two'])
  expect(await titles(null)).toEqual(['New', 'Two'])
  expect((await pageOf(me, work.id, 's1e1')).body.entry).toMatchObject({ title: 'New' })
})

test('a season of 300 with the scores of friends takes as many statements as one of 3', async () => {
  const friends = await Promise.all(Array.from({ length: 5 }, aFriend))
  const { show: short } = await aShow(app, { seasons: [3] })
  const { show: long } = await aShow(app, { seasons: [300] })
  for (const { id } of friends) {
    await sql`
      insert into entry_ratings (user_id, work_id, entry_id, rating, time_rated)
      select ${id}::integer, work_id, id, 8, '2024-05-01' from work_entries
      where work_id = ${long.id} and kind = 'episode'
    `.execute(app.ctx.db)
  }
  const read = async ({ id: workId }: { id: number }) => {
    let count = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        count += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const ctx = { ...app.ctx, db: app.ctx.db.withPlugin(counting) }
    const viewer = { id: me.id, username: me.username, isAdmin: false }
    const page = { medium: 'tvShow' as const, workId, season: 1, limit: 500 }
    const { items } = await listEntries(ctx, viewer, page)
    return { items, count }
  }
  const [few, many] = [await read(short), await read(long)]
  expect(many.items).toHaveLength(300)
  expect(many.items.every(({ friendScore }) => friendScore === 8)).toBe(true)
  expect([few.count, many.count]).toEqual([3, 3])
})

test('a repeat of what was not seen before counts as the first viewing', async () => {
  const friend = await aFriend()
  const { show: work } = await aShow(app, { seasons: [1] })
  const body = { work: { id: work.id, medium: work.medium }, season: 1, isRepeat: true }
  for (const day of ['2024-05-01', '2024-05-02']) {
    await app.call(friend, 'POST /v1/entry-viewings', { body: { ...body, day } })
  }
  expect(await episodesOf(me, work.id)).toMatchObject([{ friendCount: 1, viewerCount: 1 }])
  expect(await episodesOf(friend, work.id)).toMatchObject([
    { ownDays: ['2024-05-01', '2024-05-02'] },
  ])
})

test('friends who saw an episode and marked the show count once', async () => {
  const [friend, other] = [await aFriend(), await aFriend()]
  const { show: work, episodes } = await aShow(app, { seasons: [2] })
  await anEngagement(app, { by: friend, of: work })
  await see(friend, episodes[0]!.id)
  await see(other, episodes[0]!.id)
  expect((await episodesOf(me, work.id)).map(({ friendCount }) => friendCount)).toEqual([2, 1])
})

test('a friend who marked a show and later saw a new episode by itself counts', async () => {
  const friend = await aFriend()
  const { show: work, episodes } = await aShow(app, { seasons: [3] })
  await anEngagement(app, { by: friend, of: work })
  await aViewing(app, { by: friend, of: work, day: '2020-01-01' })
  await see(friend, episodes[2]!.id)
  expect((await episodesOf(me, work.id)).map(({ friendCount }) => friendCount)).toEqual([1, 0, 1])
})

test('a season that a friend saw before its episodes were known counts as those that were out', async () => {
  const friend = await aFriend()
  const work = await aWork(app, { medium: 'tvShow' })
  const season = anEntry({ kind: 'season', number: null })
  await listEntriesAt(app, work, [season])
  const { body } = await pageOf(me, work.id, 's1')
  await see(friend, body.entry.id, { day: '2021-06-01' })
  const days = ['2021-01-01', '2021-01-02', '2021-12-31']
  const episodes = days.map((releaseDate, index) => anEntry({ number: index + 1, releaseDate }))
  await listEntriesAt(app, work, [season, ...episodes])
  await see(friend, (await episodesOf(me, work.id))[1]!.id)
  expect((await episodesOf(me, work.id)).map(({ friendCount }) => friendCount)).toEqual([1, 1, 0])
  expect((await pageOf(me, work.id, 's1e1')).body.friends).toMatchObject([
    { user: { id: friend.id }, day: null, isSeen: true },
  ])
  expect((await pageOf(me, work.id, 's1e3')).body.friends).toEqual([])
})
