import type { Medium } from '@medley/contract/medium'
import { describe, expect, test } from 'vitest'
import { aList } from '../../testing/factories/lists.ts'
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
