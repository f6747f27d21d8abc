import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
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
const path = '/v1/hidden-works/{medium}/{workId}' as const
const hide = (by: Caller, work: Named) => app.call(by, `PUT ${path}`, paramsOf(work))
const unhide = (by: Caller, work: Named) => app.call(by, `DELETE ${path}`, paramsOf(work))
const isHidden = async (by: Caller, work: Named) =>
  (await app.call(by, `GET ${path}`, paramsOf(work))).body.isHidden
const hidden = async (by: Caller) =>
  (await app.call(by, 'GET /v1/hidden-works', { query: {} })).body
const works = async (by: Caller, medium: Medium, limit = 100) => {
  const call = 'GET /v1/works/{medium}'
  const { items } = (await app.call(by, call, { params: { medium }, query: { limit } })).body
  return items.map(({ id }) => id)
}
const feed = async (by: Caller, query: object = { friendship: 'friendAndMe' }) =>
  (await app.call(by, 'GET /v1/reviews', { query })).body.items.map(({ id }) => id)

describe('a hidden work', () => {
  test('leaves Explore and the strips of this member alone, and comes back', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const [one, two] = [await aWork(app), await aWork(app)]
    expect(await hide(me, one)).toEqual({ status: 200, body: { isHidden: true } })
    expect(await works(me, 'film')).not.toContain(one.id)
    expect(await works(me, 'film')).toContain(two.id)
    for (const reader of [other, null]) expect(await works(reader, 'film')).toContain(one.id)
    expect(await isHidden(me, one)).toBe(true)
    expect(await unhide(me, one)).toEqual({ status: 200, body: { isHidden: false } })
    expect(await works(me, 'film')).toContain(one.id)
    expect(await isHidden(me, one)).toBe(false)
  })

  test('keeps pages at their length', async () => {
    const me = await aUser(app)
    const [one] = [await aWork(app, { medium: 'podcast' }), await aWork(app, { medium: 'podcast' })]
    await hide(me, one)
    expect(await works(me, 'podcast', 1)).toHaveLength(1)
  })

  test('takes posts about it out of feeds, except one’s own', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const [one, two] = [await aWork(app), await aWork(app)]
    const theirs = await aReview(app, { by: friend, of: one })
    const other = await aReview(app, { by: friend, of: two })
    const own = await aReview(app, { by: me, of: one })
    await hide(me, one)
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
    await hide(me, work)
    const query = { q: title, category: 'film' } as const
    const found = await app.call(me, 'GET /v1/search', { query })
    expect(found.body.items).toMatchObject([{ id: work.id }])
    const page = await app.call(me, 'GET /v1/works/{medium}/{workId}', paramsOf(work))
    expect(page.status).toBe(200)
    expect(await feed(me, { work: { id: work.id, medium: 'film' } })).toEqual([id])
    expect(await feed(me, { author: friend.id })).toEqual([id])
  })

  test.each(['member', 'admin'])(
    'is listed for a %s latest first with what names it',
    async (who) => {
      const me = who === 'admin' ? admin : await aUser(app)
      const [one, two] = [await aWork(app, { title: 'One' }), await aWork(app, { title: 'Two' })]
      await hide(me, one)
      app.clock.advance(60_000)
      await hide(me, two)
      await hide(me, one)
      expect(await hidden(me)).toMatchObject({
        items: [{ id: two.id, title: 'Two', medium: 'film' }, { id: one.id }],
        totalCount: 2,
      })
      const beyond = await app.call(me, 'GET /v1/hidden-works', { query: { offset: 2 } })
      expect(beyond.body).toEqual({ items: [], totalCount: 2 })
      expect(await hidden(await aUser(app))).toEqual({ items: [], totalCount: 0 })
    },
  )

  test('stays hidden in a merge, and as it was after the merge is reverted', async () => {
    const me = await aUser(app)
    const [from, into] = [await aWork(app), await aWork(app)]
    await hide(me, from)
    const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
      ...paramsOf(from),
      body: { intoId: into.id },
    })
    expect(await isHidden(me, into)).toBe(true)
    expect((await hidden(me)).items.map(({ id }) => id)).toEqual([into.id])
    const mergeId = String(merge.body.id)
    await app.call(admin, 'POST /v1/merges/{mergeId}/revert', { params: { mergeId } })
    expect([await isHidden(me, into), await isHidden(me, from)]).toEqual([false, true])
  })

  test('is forgotten with the account', async () => {
    const me = await aUser(app)
    await hide(me, await aWork(app))
    await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
    const rows = app.ctx.db.selectFrom('hidden_works').selectAll().where('user_id', '=', me.id)
    expect(await rows.execute()).toEqual([])
  })

  test('is refused beyond the limit', async () => {
    const me = await aUser(app)
    await sql`
      insert into works (medium, source, external_id, title, time_fetched)
      select 'album', 'test', 'many ' || n, 'Album ' || n, now()
      from generate_series(1, ${limits.hiddenWorksMax}) as n
    `.execute(app.ctx.db)
    await sql`
      insert into hidden_works (user_id, work_id, time_added)
      select ${me.id}, id, now() from works where external_id like 'many %'
    `.execute(app.ctx.db)
    expect((await hide(me, await aWork(app))).body.code).toBe('rate_limited')
  })
})
