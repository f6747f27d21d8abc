import { beforeEach, expect, test } from 'vitest'
import { limits } from '@medley/contract/limits'
import { anEntry, aShow, listEntriesAt } from '../../../testing/factories/entries.ts'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { forgetEntriesJob } from '../entries.jobs.ts'

const app = useTestApp()
let show: { id: number }
let me: TestUser
let friend: TestUser
let stranger: TestUser

beforeEach(async () => {
  show = (await aShow(app, { seasons: [2] })).show
  ;[me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
})

const path = () => ({ medium: 'tvShow', workId: String(show.id) }) as const

const add = (by: TestUser, season: number, numbers: number[]) =>
  app.call(by, 'POST /v1/entry-viewings', {
    body: { work: { id: show.id, medium: 'tvShow' }, season, numbers },
  })

async function seasonsOf(viewer: TestUser | null): Promise<(number | null)[]> {
  const { body } = await app.call(viewer, 'GET /v1/works/{medium}/{workId}/entries', {
    params: path(),
  })
  return body.items.map(({ season }) => season)
}

async function episodesOf(viewer: TestUser | null, season: number) {
  const query = { season }
  const { body } = await app.call(viewer, 'GET /v1/works/{medium}/{workId}/entries', {
    params: path(),
    query,
  })
  return body.items
}

const pageOf = (viewer: TestUser | null, name: string) =>
  app.call(viewer, 'GET /v1/works/{medium}/{workId}/entries/{name}', {
    params: { ...path(), name },
  })

test('an episode that one member named is theirs alone', async () => {
  await add(me, 3, [1])
  expect(await seasonsOf(me)).toEqual([1, 3])
  const [own] = await episodesOf(me, 3)
  expect(own).toMatchObject({ number: 1, isSeen: true, isGone: true })
  const named = { params: { entryId: String(own!.id) } }
  for (const other of [friend, stranger, null]) {
    expect(await seasonsOf(other)).toEqual([1])
    expect(await episodesOf(other, 3)).toEqual([])
    for (const name of ['s3', 's3e1', `episode-${own!.id}`]) {
      expect((await pageOf(other, name)).status).toBe(404)
    }
    if (!other) continue
    const rated = app.call(other, 'PUT /v1/entry-ratings/{entryId}', {
      ...named,
      body: { rating: 1 },
    })
    expect((await rated).status).toBe(404)
  }
  await app.call(me, 'PUT /v1/entry-ratings/{entryId}', { ...named, body: { rating: 9 } })
  const scores = await app.call(null, 'GET /v1/works/{medium}/{workId}/entry-scores', {
    params: path(),
  })
  expect(scores.body.items).toEqual([])
  expect((await pageOf(me, 's3e1')).status).toBe(200)
})

test('one that three members have is for all, and again for few when one leaves', async () => {
  for (const by of [me, friend, stranger]) await add(by, 3, [1])
  expect(await seasonsOf(null)).toEqual([1, 3])
  expect(await episodesOf(null, 3)).toMatchObject([{ number: 1, viewerCount: 3, isGone: false }])
  await app.ctx.db.deleteFrom('users').where('id', '=', stranger.id).execute()
  expect(await seasonsOf(null)).toEqual([1])
  expect(await seasonsOf(friend)).toEqual([1, 3])
})

test('one that a source lists is for all', async () => {
  await add(me, 2, [1])
  const season = anEntry({ kind: 'season', season: 2, number: null, id: '20' })
  await listEntriesAt(app, show, [season, anEntry({ season: 2, number: 1, id: '21' })], {
    isPartial: true,
  })
  expect(await episodesOf(null, 2)).toMatchObject([{ number: 1, isGone: false }])
})

test('one is never what comes next for others', async () => {
  const going = { params: path(), body: { season: 1, number: 1 } }
  await app.call(stranger, 'PUT /v1/progress/{medium}/{workId}', going)
  await add(me, 1, [3])
  const { body } = await app.call(stranger, 'GET /v1/progress')
  expect(body.items).toMatchObject([{ entry: { number: 1 }, next: { number: 2 }, left: 1 }])
})

test('what the work cannot have is refused, and so is more than a day allows', async () => {
  expect(await add(me, 9999, [99_999])).toMatchObject({
    status: 422,
    body: { code: 'entry_unlikely' },
  })
  const numbers = (from: number) => Array.from({ length: 500 }, (_, index) => from + index)
  for (const season of [3, 4]) expect((await add(me, season, numbers(1))).status).toBe(200)
  expect(await add(me, 5, [1])).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await add(friend, 5, [1])).status).toBe(200)
  app.clock.advance(25 * 60 * 60_000)
  expect((await add(me, 5, [1])).status).toBe(200)
  expect(limits.unlistedEntriesPerDay).toBe(1_000)
})

test('what nobody has any more is deleted once it cannot be brought back', async () => {
  const stored = async () => {
    await app.ctx.jobs.enqueue(app.ctx.db, forgetEntriesJob, {})
    await app.runJobs()
    const entries = app.ctx.db.selectFrom('work_entries').select(['season', 'number'])
    return entries.where('work_id', '=', show.id).where('season', '>', 1).execute()
  }
  for (const [index, by] of [me, friend, stranger].entries()) await add(by, 3, [index + 1])
  const query = { workId: show.id, medium: 'tvShow', season: 3 } as const
  const unmark = (by: TestUser) => app.call(by, 'DELETE /v1/entry-viewings', { query })
  const { body } = await unmark(me)
  expect(await stored()).toHaveLength(4)
  const params = { actId: String(body.actId) }
  expect((await app.call(me, 'DELETE /v1/acts/{actId}', { params })).status).toBe(200)
  expect(await episodesOf(me, 3)).toMatchObject([{ number: 1, isSeen: true }])
  await unmark(friend)
  expect(await stored()).toHaveLength(4)
  await app.ctx.db.deleteFrom('acts').execute()
  expect((await stored()).map(({ number }) => number)).toEqual([null, 1, 3])
  for (const { id } of [me, stranger]) {
    await app.ctx.db.deleteFrom('users').where('id', '=', id).execute()
  }
  expect(await stored()).toEqual([])
})

test('a work that only members know shows its own episodes to who has them', async () => {
  show = await aWork(app, { medium: 'tvShow' })
  await add(me, 1, [1, 2])
  expect(await seasonsOf(me)).toEqual([1])
  expect(await seasonsOf(null)).toEqual([])
})

test.each([{ title: 'The Gardener' }, { release_date: '2024-11-08' }])(
  'an episode of which a fact is known is for everyone: %o',
  async (fact) => {
    await add(me, 3, [1])
    const [named] = await episodesOf(me, 3)
    await app.ctx.db.updateTable('work_entries').set(fact).where('id', '=', named!.id).execute()
    await add(me, 3, [1])
    expect(await seasonsOf(stranger)).toEqual([1, 3])
    const [shown] = await episodesOf(null, 3)
    expect(shown).toMatchObject({ number: 1, isGone: false })
  },
)
