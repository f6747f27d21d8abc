import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Work {
  id: number
  medium: Medium
}

const edit = (by: TestUser, list: { id: number }, action: 'ADD' | 'DELETE', work: Work) =>
  app.call(by, 'POST /v1/lists/{id}/bulk-edits', {
    params: { id: String(list.id) },
    body: { actions: [{ action, workId: work.id, medium: work.medium }] },
  })

describe('GET /v1/works/{medium}/{workId}/own-lists', () => {
  const holding = (user: TestUser, { id, medium }: Work) =>
    app.call(user, 'GET /v1/works/{medium}/{workId}/own-lists', {
      params: { medium, workId: String(id) },
    })

  test("returns the caller's own lists that contain the work, including private ones", async () => {
    const [me, other, work] = [await aUser(app), await aUser(app), await aWork(app)]
    const open = await aList(app, { by: me, of: [work] })
    const secret = await aList(app, { by: me, of: [work], isPrivate: true })
    const without = await aList(app, { by: me })
    await aList(app, { by: other, of: [work] })
    expect(await holding(me, work)).toEqual({
      status: 200,
      body: { listIds: [open.id, secret.id] },
    })
    await edit(me, open, 'DELETE', work)
    await edit(me, without, 'ADD', work)
    expect((await holding(me, work)).body).toEqual({ listIds: [secret.id, without.id] })
  })

  test('reports an unknown work', async () => {
    const answer = await holding(await aUser(app), { id: 999_999, medium: 'film' })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'work_not_found' })
  })
})

describe('GET /v1/works/{medium}/{workId}/lists', () => {
  const listsWith = async (caller: TestUser | null, { id, medium }: Work, query: object = {}) => {
    const { status, body } = await app.call(caller, 'GET /v1/works/{medium}/{workId}/lists', {
      params: { medium, workId: String(id) },
      query,
    })
    expect(status).toBe(200)
    return { ids: body.items.map((list) => list.id), totalCount: body.totalCount }
  }

  test("lists the caller's and their friends' first, then the newest, a page at a time", async () => {
    const [me, friend, work] = [await aUser(app), await aUser(app), await aWork(app)]
    await aFriendship(app, me, friend)
    const theirs = await aList(app, { by: friend, of: [work] })
    const first = await aList(app, { of: [await aWork(app), work] })
    const second = await aList(app, { of: [work] })
    const mine = await aList(app, { by: me, of: [work], isPrivate: true })
    await aList(app, { of: [await aWork(app)] })
    const whole = [mine.id, theirs.id, second.id, first.id]
    expect(await listsWith(me, work)).toEqual({ ids: whole, totalCount: 4 })
    const page = await listsWith(me, work, { limit: 2, offset: 1 })
    expect(page).toEqual({ ids: whole.slice(1, 3), totalCount: 4 })
    const visitors = { ids: [second.id, first.id, theirs.id], totalCount: 3 }
    expect(await listsWith(null, work)).toEqual(visitors)
  })

  test('leaves out private lists of others, blocked, blocking, muted and suspended owners', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    const [blocked, blocking, muted, suspended, private_] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    for (const by of [blocked, blocking, muted, suspended]) await aList(app, { by, of: [work] })
    await aList(app, { by: private_, of: [work], isPrivate: true })
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocking, of: me })
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await aSuspension(app, suspended)
    expect(await listsWith(me, work)).toEqual({ ids: [], totalCount: 0 })
  })
})
