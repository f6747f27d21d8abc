import { describe, expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { transaction } from '../../db/transaction.ts'
import { progressMergeTarget } from './progress.merge-target.ts'
import { entriesMergeTarget } from '../entries/entries.merge-target.ts'
import { notRecommendedTo } from '../recommendations/recommendations.visibility.ts'

const app = useTestApp()

interface Named {
  id: number
  medium: 'film' | 'tvShow' | 'book' | 'album' | 'podcast'
}

const pathOf = ({ id, medium }: Named) => ({ medium, workId: String(id) })

async function put(by: TestUser, work: Named, body: object) {
  return app.call(by, 'PUT /v1/progress/{medium}/{workId}', { params: pathOf(work), body })
}

async function show(by: TestUser, work: Named) {
  const params = pathOf(work)
  return (await app.call(by, 'GET /v1/progress/{medium}/{workId}', { params })).body.progress
}

const see = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body: {} })

async function ofFriends(by: TestUser) {
  const { body } = await app.call(by, 'GET /v1/friends-progress', { query: {} })
  return body.items.map(({ user, work }) => [user.id, work.id])
}

async function ofUser(by: TestUser | null, { id }: TestUser) {
  const params = { userId: String(id) }
  const { body } = await app.call(by, 'GET /v1/users/{userId}/progress', { params, query: {} })
  return body.items.map(({ work }) => work.id)
}

describe('progress in a show', () => {
  test('progress at an episode names the next one and how many are left', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [3, 2] })
    const { status, body } = await put(me, work, { season: 1, number: 2 })
    expect(status).toBe(200)
    expect(body.progress).toMatchObject({
      state: 'going',
      entry: { season: 1, number: 2 },
      next: { season: 1, number: 3, title: 'Episode 1.3' },
      left: 3,
    })
  })

  test('episodes after it are ahead until they are seen, and none in a stopped show', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [4] })
    const ahead = async () => {
      const { body } = await app.call(me, 'GET /v1/works/{medium}/{workId}/entries', {
        params: pathOf(work),
        query: { season: 1 },
      })
      return body.items.filter(({ isAhead }) => isAhead).map(({ number }) => number)
    }
    expect(await ahead()).toEqual([])
    await put(me, work, { season: 1, number: 2 })
    expect(await ahead()).toEqual([3, 4])
    await see(me, episodes[3]!)
    await put(me, work, { season: 1, number: 1 })
    expect(await ahead()).toEqual([])
    await put(me, work, { state: 'stopped' })
    expect(await ahead()).toEqual([])
  })

  test('progress keeps its entry while it is paused and stopped, also twice', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [3] })
    await put(me, work, { entryId: episodes[1]!.id })
    for (const state of ['paused', 'stopped', 'stopped']) {
      const { body } = await put(me, work, { state })
      expect(body.progress).toMatchObject({ state, entry: { number: 2 } })
    }
  })

  test('progress up to here marks the episodes before it', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [2, 3] })
    await put(me, work, { season: 2, number: 1, upToHere: true })
    const seen = await app.ctx.db
      .selectFrom('entry_viewings')
      .select('entry_id')
      .where('user_id', '=', me.id)
      .execute()
    expect(seen).toHaveLength(3)
  })

  test('progress refuses an entry of another work', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [1] })
    const { episodes } = await aShow(app, { seasons: [1] })
    const { body } = await put(me, work, { entryId: episodes[0]!.id })
    expect(body).toMatchObject({ code: 'work_entry_not_found' })
  })

  test('progress moves forward with an episode that is marked, and never back', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [4] })
    await see(me, episodes[1]!)
    expect(await show(me, work)).toMatchObject({ state: 'going', entry: { number: 2 } })
    await see(me, episodes[0]!)
    expect(await show(me, work)).toMatchObject({ entry: { number: 2 } })
    await see(me, episodes[2]!)
    expect(await show(me, work)).toMatchObject({ entry: { number: 3 } })
  })

  test('progress that is stopped does not move with an episode that is marked', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [3] })
    await put(me, work, { entryId: episodes[0]!.id, state: 'stopped' })
    await see(me, episodes[2]!)
    expect(await show(me, work)).toMatchObject({ state: 'stopped', entry: { number: 1 } })
  })
})

describe('progress in a book', () => {
  test('progress keeps the total of its unit and refuses a page after it', async () => {
    const me = await aUser(app)
    const work = { ...(await aWork(app, { medium: 'book' })), medium: 'book' as const }
    await put(me, work, { amount: 100, unit: 'page', total: 412 })
    const { body } = await put(me, work, { amount: 180, unit: 'page' })
    expect(body.progress).toMatchObject({ amount: 180, unit: 'page', total: 412, next: null })
    const refused = await put(me, work, { amount: 500, unit: 'page' })
    expect(refused.body).toMatchObject({ code: 'validation_error', errors: [{ field: 'amount' }] })
    const share = await put(me, work, { amount: 50, unit: 'percent' })
    expect(share.body.progress).toMatchObject({ amount: 50, unit: 'percent', total: null })
  })

  test('progress is refused from a device that does not know its latest change', async () => {
    const me = await aUser(app)
    const work = { ...(await aWork(app, { medium: 'book' })), medium: 'book' as const }
    const { body } = await put(me, work, { amount: 10, unit: 'percent' })
    const changed = new Date(body.progress!.timeChanged)
    const unmodifiedSince = new Date(changed.getTime() - 1).toISOString()
    const late = await put(me, work, { amount: 5, unit: 'percent', unmodifiedSince })
    expect(late).toMatchObject({ status: 409, body: { code: 'progress_changed' } })
    const known = { amount: 20, unit: 'percent', unmodifiedSince: changed.toISOString() }
    expect((await put(me, work, known)).status).toBe(200)
  })
})

describe('the end of progress', () => {
  test('progress ends with a viewing of the work, unless it was stopped', async () => {
    const me = await aUser(app)
    for (const state of ['paused', 'stopped']) {
      const { show: work } = await aShow(app, { seasons: [1] })
      await put(me, work, { state })
      await app.call(me, 'POST /v1/viewings', {
        body: { work: { id: work.id, medium: work.medium } },
      })
      expect((await show(me, work))?.state).toBe(state === 'stopped' ? 'stopped' : undefined)
    }
  })

  test('progress that is deleted is gone, also twice', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [1] })
    await put(me, work, {})
    for (const _ of [1, 2]) {
      const params = pathOf(work)
      const { body } = await app.call(me, 'DELETE /v1/progress/{medium}/{workId}', { params })
      expect(body.progress).toBeNull()
    }
    expect(await show(me, work)).toBeNull()
  })

  test('progress that is stopped keeps its work from being recommended', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [1] })
    const leftOut = async () => {
      const rows = await app.ctx.db
        .selectFrom('works')
        .select('id')
        .where('id', 'in', notRecommendedTo(me, app.ctx.clock.now()))
        .execute()
      return rows.map(({ id }) => id)
    }
    await put(me, work, {})
    expect(await leftOut()).toEqual([])
    await put(me, work, { state: 'stopped' })
    expect(await leftOut()).toEqual([work.id])
  })
})

describe('lists of progress', () => {
  test('progress is listed by state, newest change first, page by page', async () => {
    const me = await aUser(app)
    const works: Named[] = []
    for (const state of ['going', 'going', 'paused', 'going']) {
      const { show: work } = await aShow(app, { seasons: [1] })
      await put(me, work, { state })
      works.push(work)
    }
    const list = async (query: object) => {
      const { body } = await app.call(me, 'GET /v1/progress', { query })
      return { ids: body.items.map(({ work }) => work.id), before: body.before }
    }
    const ids = works.map(({ id }) => id)
    expect((await list({})).ids).toEqual(ids.toReversed())
    const first = await list({ state: 'going', limit: 2 })
    expect(first.ids).toEqual([ids[3], ids[1]])
    const second = await list({ state: 'going', limit: 2, before: first.before })
    expect(second).toEqual({ ids: [ids[0]], before: null })
  })

  test('progress that is private is seen by its owner alone', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show: open } = await aShow(app, { seasons: [1] })
    const { show: secret } = await aShow(app, { seasons: [1] })
    await put(me, open, {})
    await put(me, secret, { isPrivate: true })
    expect(await ofFriends(friend)).toEqual([[me.id, open.id]])
    expect(await ofUser(friend, me)).toEqual([open.id])
    expect(await ofUser(null, me)).toEqual([open.id])
    expect(await ofUser(me, me)).toEqual([secret.id, open.id])
  })

  test('progress of friends leaves out what is paused, and friends across a block', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show: work } = await aShow(app, { seasons: [1] })
    await put(friend, work, {})
    expect(await ofFriends(me)).toHaveLength(1)
    await put(friend, work, { state: 'paused' })
    expect(await ofFriends(me)).toEqual([])
    await put(friend, work, { state: 'going' })
    await aBlock(app, { by: friend, of: me })
    expect(await ofFriends(me)).toEqual([])
  })
})

test('progress of friends names what they saw on their latest day', async () => {
  const [me, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  const { show: work } = await aShow(app, { seasons: [3, 3] })
  const seen = async () => {
    const { body } = await app.call(me, 'GET /v1/friends-progress', { query: {} })
    return body.items.map((one) => one.seen)
  }
  await put(friend, work, { season: 1, number: 1 })
  expect(await seen()).toEqual([null])
  const mark = (season: number, numbers: number[], day: string | null) =>
    app.call(friend, 'POST /v1/entry-viewings', {
      body: { work: { id: work.id, medium: 'tvShow' }, season, numbers, day },
    })
  await mark(1, [1, 2], '2024-05-01')
  await mark(1, [3], '2024-05-02')
  await mark(2, [1], '2024-05-02')
  await mark(2, [2], null)
  expect(await seen()).toMatchObject([
    {
      day: '2024-05-02',
      first: { season: 1, number: 3 },
      last: { season: 2, number: 1 },
      count: 2,
    },
  ])
})

test('progress follows a merge to the same episode, and back', async () => {
  const [me, other] = [await aUser(app), await aUser(app)]
  const [from, into] = [await aShow(app, { seasons: [3] }), await aShow(app, { seasons: [3] })]
  await put(me, from.show, { season: 1, number: 2 })
  await put(other, from.show, { state: 'paused' })
  await put(other, into.show, { season: 1, number: 1 })
  const pair = { fromId: from.show.id, intoId: into.show.id }
  const rows = () =>
    app.ctx.db
      .selectFrom('progress')
      .select(['user_id', 'work_id', 'entry_id', 'state'])
      .where('work_id', 'in', [pair.fromId, pair.intoId])
      .orderBy('user_id')
      .orderBy('work_id')
      .execute()
  const before = await rows()
  const moved = await transaction(app.ctx.db, async (tx) => ({
    progress: await progressMergeTarget.move(tx, pair),
    entries: await entriesMergeTarget.move(tx, pair),
  }))
  expect(await rows()).toMatchObject([
    { user_id: me.id, work_id: pair.intoId, entry_id: into.episodes[1]!.id },
    { user_id: other.id, work_id: pair.intoId, entry_id: into.episodes[0]!.id },
  ])
  await transaction(app.ctx.db, async (tx) => {
    await progressMergeTarget.moveBack(tx, pair, moved.progress)
    await entriesMergeTarget.moveBack(tx, pair, moved.entries)
  })
  expect(await rows()).toEqual(before)
})
