import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

interface Named {
  id: number
  medium: Medium
}

const paramsOf = ({ id, medium }: Named) => ({ params: { medium, workId: String(id) } })
const path = '/v1/not-for-me/{medium}/{workId}' as const
const mark = (by: Caller, work: Named, alsoFromFeed?: boolean) =>
  app.call(by, `PUT ${path}`, { ...paramsOf(work), body: { alsoFromFeed } })
const unmark = (by: Caller, work: Named) => app.call(by, `DELETE ${path}`, paramsOf(work))
const stateOf = async (by: Caller, work: Named) =>
  (await app.call(by, `GET ${path}`, paramsOf(work))).body
const listOf = async (by: Caller, query: { q?: string; offset?: number } = {}) =>
  (await app.call(by, 'GET /v1/not-for-me', { query })).body
const works = async (by: Caller, medium: Medium, limit = 100) => {
  const call = 'GET /v1/works/{medium}'
  const { items } = (await app.call(by, call, { params: { medium }, query: { limit } })).body
  return items.map(({ id }) => id)
}
const feed = async (by: Caller, query: object = { friendship: 'friendAndMe' }) =>
  (await app.call(by, 'GET /v1/reviews', { query })).body.items.map(({ id }) => id)

const forMe = { isNotForMe: false, alsoFromFeed: false }

describe('a work that is not for a member', () => {
  test('leaves Explore of this member alone, and comes back', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const [one, two] = [await aWork(app), await aWork(app)]
    const marked = { isNotForMe: true, alsoFromFeed: false }
    expect(await stateOf(me, one)).toEqual(forMe)
    expect(await mark(me, one)).toEqual({ status: 200, body: marked })
    expect(await works(me, 'film')).not.toContain(one.id)
    expect(await works(me, 'film')).toContain(two.id)
    for (const reader of [other, null]) expect(await works(reader, 'film')).toContain(one.id)
    expect(await stateOf(me, one)).toEqual(marked)
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await unmark(me, one)).toEqual({ status: 200, body: forMe })
    }
    expect(await works(me, 'film')).toContain(one.id)
    expect(await stateOf(me, one)).toEqual(forMe)
  })

  test('keeps pages at their length', async () => {
    const me = await aUser(app)
    const [one] = [await aWork(app, { medium: 'podcast' }), await aWork(app, { medium: 'podcast' })]
    await mark(me, one)
    expect(await works(me, 'podcast', 1)).toHaveLength(1)
  })

  test('keeps posts about it in feeds, unless the switch is on, and one’s own always', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const [one, two] = [await aWork(app), await aWork(app)]
    const theirs = await aReview(app, { by: friend, of: one })
    const other = await aReview(app, { by: friend, of: two })
    const own = await aReview(app, { by: me, of: one })
    await mark(me, one)
    expect(await feed(me)).toEqual([own.id, other.id, theirs.id])
    await mark(me, one, true)
    for (const query of [
      { friendship: 'friendAndMe' },
      { friendship: 'friendAndMe', mediums: ['film'] },
    ]) {
      expect(await feed(me, query)).toEqual([own.id, other.id])
    }
    expect(await feed(me, { friendship: 'public' })).not.toContain(theirs.id)
    expect(await feed(friend)).toEqual([own.id, other.id, theirs.id])
  })

  test('stays where members look for it: search, its page, its reviews, profiles', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    const title = 'The Unwatchable Quagmire'
    const work = await aWork(app, { title })
    const { id } = await aReview(app, { by: friend, of: work })
    await mark(me, work, true)
    const query = { q: title, category: 'film' } as const
    const found = await app.call(me, 'GET /v1/search', { query })
    expect(found.body.items).toMatchObject([{ id: work.id }])
    const page = await app.call(me, 'GET /v1/works/{medium}/{workId}', paramsOf(work))
    expect(page.status).toBe(200)
    expect(await feed(me, { work: { id: work.id, medium: 'film' } })).toEqual([id])
    expect(await feed(me, { author: friend.id })).toEqual([id])
  })

  test('keeps its switch when it is marked again without one', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    for (const [wanted, alsoFromFeed] of [
      [undefined, false],
      [true, true],
      [undefined, true],
      [false, false],
    ] as const) {
      expect((await mark(me, work, wanted)).body).toEqual({ isNotForMe: true, alsoFromFeed })
    }
  })

  test.each(['member', 'admin'])(
    'is listed for a %s latest first with what names it, and found by its title',
    async (who) => {
      const me = who === 'admin' ? admin : await aUser(app)
      const [one, two] = [await aWork(app, { title: 'Öne' }), await aWork(app, { title: 'Two' })]
      await mark(me, one)
      app.clock.advance(60_000)
      await mark(me, two, true)
      await mark(me, one)
      expect(await listOf(me)).toMatchObject({
        items: [
          { work: { id: two.id, title: 'Two', medium: 'film' }, alsoFromFeed: true },
          { work: { id: one.id }, alsoFromFeed: false },
        ],
        totalCount: 2,
      })
      expect(await listOf(me, { q: 'one' })).toMatchObject({
        items: [{ work: { id: one.id } }],
        totalCount: 1,
      })
      expect(await listOf(me, { offset: 2 })).toEqual({ items: [], totalCount: 2 })
      expect(await listOf(await aUser(app))).toEqual({ items: [], totalCount: 0 })
    },
  )

  test('stays so in a merge, with the switch of either, and as it was after a revert', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const [from, into] = [await aWork(app), await aWork(app)]
    await mark(me, from, true)
    await mark(other, from, true)
    await mark(other, into)
    const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
      ...paramsOf(from),
      body: { intoId: into.id },
    })
    for (const member of [me, other]) {
      const { items } = await listOf(member)
      expect(items).toMatchObject([{ work: { id: into.id }, alsoFromFeed: true }])
    }
    const mergeId = String(merge.body.id)
    await app.call(admin, 'POST /v1/merges/{mergeId}/revert', { params: { mergeId } })
    expect(await stateOf(me, into)).toEqual(forMe)
    expect(await stateOf(other, into)).toEqual({ isNotForMe: true, alsoFromFeed: false })
    expect(await stateOf(me, from)).toEqual({ isNotForMe: true, alsoFromFeed: true })
  })

  test('goes with the account, as what was computed for it', async () => {
    const me = await aUser(app)
    const work = await aWork(app, { creators: ['A Lone Creator'] })
    await app.call(me, 'GET /v1/recommendations', { query: {} })
    await app.call(me, 'POST /v1/recommendation-views', { body: { workIds: [work.id] } })
    await mark(me, work)
    const { db } = app.ctx
    const tables = [
      'recommendations',
      'recommendation_renewals',
      'recommendation_views',
      'not_for_me',
    ] as const
    const haveRows = () =>
      Promise.all(
        tables.map(async (table) => {
          const rows = db.selectFrom(table).select('user_id').where('user_id', '=', me.id)
          return (await rows.execute()).length > 0
        }),
      )
    expect(await haveRows()).toEqual([true, true, true, true])
    await db.deleteFrom('users').where('id', '=', me.id).execute()
    expect(await haveRows()).toEqual([false, false, false, false])
    await app.runJobs()
  })

  test('is refused beyond the limit', async () => {
    const me = await aUser(app)
    await sql`
      insert into works (medium, source, external_id, title, time_fetched)
      select 'album', 'test', 'many ' || n, 'Album ' || n, now()
      from generate_series(1, ${limits.notForMeMax}) as n
    `.execute(app.ctx.db)
    await sql`
      insert into not_for_me (user_id, work_id, time_added)
      select ${me.id}, id, now() from works where external_id like 'many %'
    `.execute(app.ctx.db)
    expect((await mark(me, await aWork(app))).body.code).toBe('rate_limited')
  })
})

test('the version before reads and writes both sets', async () => {
  const [me, work] = [await aUser(app), await aWork(app)]
  const time = app.clock.now()
  for (const table of ['dismissed_works', 'hidden_works']) {
    const view = sql.table(table)
    await sql`
      insert into ${view} (user_id, work_id, time_added) select ${me.id}, ${work.id}, ${time}
      on conflict (user_id, work_id) do update set time_added = ${sql.ref(`${table}.time_added`)}
    `.execute(app.ctx.db)
    const isFromFeed = table === 'hidden_works'
    expect(await stateOf(me, work)).toEqual({ isNotForMe: true, alsoFromFeed: isFromFeed })
    const { rows } = await sql`
      select work_id as "workId", time_added as time from ${view} where user_id = ${me.id}
    `.execute(app.ctx.db)
    expect(rows).toEqual([{ workId: work.id, time }])
    await sql`delete from ${view} as kept where kept.user_id = ${me.id}`.execute(app.ctx.db)
    expect(await stateOf(me, work)).toEqual(forMe)
  }
})
