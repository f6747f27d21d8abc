import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Named {
  id: number
  medium: Medium
}
const path = '/v1/dismissed-works/{medium}/{workId}' as const
const paramsOf = ({ id, medium }: Named) => ({ params: { medium, workId: String(id) } })
const dismiss = (by: Caller, work: Named) => app.call(by, `PUT ${path}`, paramsOf(work))
const dismissed = async (by: Caller) =>
  (await app.call(by, 'GET /v1/dismissed-works', { query: {} })).body
const idsOf = async (by: Caller) => (await dismissed(by)).items.map(({ id }) => id)

test('dismissed works are listed latest first for their member alone, and taken back', async () => {
  const [me, other] = [await aUser(app), await aUser(app)]
  const [one, two] = [await aWork(app, { title: 'One' }), await aWork(app, { title: 'Two' })]
  expect(await dismiss(me, one)).toEqual({ status: 200, body: { isDismissed: true } })
  app.clock.advance(60_000)
  await dismiss(me, two)
  await dismiss(me, one)
  expect(await dismissed(me)).toMatchObject({
    items: [{ id: two.id, title: 'Two', medium: 'film' }, { id: one.id }],
    totalCount: 2,
  })
  expect(await dismissed(other)).toEqual({ items: [], totalCount: 0 })
  const taken = await app.call(me, `DELETE ${path}`, paramsOf(two))
  expect(taken).toEqual({ status: 200, body: { isDismissed: false } })
  expect(await idsOf(me)).toEqual([one.id])
})

test('a dismissed work stays dismissed in a merge, and as it was after the merge is reverted', async () => {
  const [me, admin] = [await aUser(app), await aUser(app, { id: 1 })]
  const [from, into] = [await aWork(app), await aWork(app)]
  await dismiss(me, from)
  const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    ...paramsOf(from),
    body: { intoId: into.id },
  })
  expect(await idsOf(me)).toEqual([into.id])
  const params = { mergeId: String(merge.body.id) }
  await app.call(admin, 'POST /v1/merges/{mergeId}/revert', { params })
  expect(await idsOf(me)).toEqual([from.id])
})

test('what was computed for a member is forgotten with the account', async () => {
  const me = await aUser(app)
  const work = await aWork(app, { creators: ['A Lone Creator'] })
  await app.call(me, 'GET /v1/recommendations', { query: {} })
  await app.call(me, 'POST /v1/recommendation-views', { body: { workIds: [work.id] } })
  await dismiss(me, work)
  const { db } = app.ctx
  const tables = [
    'recommendations',
    'recommendation_renewals',
    'recommendation_views',
    'dismissed_works',
  ] as const
  const countRows = () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = db.selectFrom(table).select('user_id').where('user_id', '=', me.id)
        return (await rows.execute()).length > 0
      }),
    )
  expect(await countRows()).toEqual([true, true, true, true])
  await db.deleteFrom('users').where('id', '=', me.id).execute()
  expect(await countRows()).toEqual([false, false, false, false])
  await app.runJobs()
})

test('no more works are dismissed than the limit allows', async () => {
  const me = await aUser(app)
  await sql`
    insert into works (medium, source, external_id, title, time_fetched)
    select 'album', 'test', 'many ' || n, 'Album ' || n, now()
    from generate_series(1, ${limits.dismissedWorksMax}) as n
  `.execute(app.ctx.db)
  await sql`
    insert into dismissed_works (user_id, work_id, time_added)
    select ${me.id}, id, now() from works where external_id like 'many %'
  `.execute(app.ctx.db)
  expect((await dismiss(me, await aWork(app))).body.code).toBe('rate_limited')
})
