import { beforeAll, describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aList, aListLike } from '../../testing/factories/lists.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const explore = async (
  caller: TestUser | null,
  query: { from?: 'everyone' | 'friends'; limit?: number; cursor?: string } = {},
) => {
  const { body } = await app.call(caller, 'GET /v1/explore/lists', { query })
  return { ids: body.items.map(({ id }) => id), nextCursor: body.nextCursor }
}

/** The ids of all pages. */
async function allIds(caller: TestUser | null, from: 'everyone' | 'friends', limit: number) {
  const ids: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await explore(caller, { from, limit, ...(cursor && { cursor }) })
    ids.push(...page.ids)
    cursor = page.nextCursor
  }
  return ids
}

let me: TestUser
let friend: TestUser
/** Least liked first. */
let listIds: number[]
let friendsIds: number[]

beforeAll(async () => {
  me = await aUser(app)
  friend = await aUser(app)
  await aFriendship(app, me, friend)
  const [work, blocked, muted, suspended] = [
    await aWork(app),
    await aUser(app),
    await aUser(app),
    await aUser(app),
  ]
  const of = [work]
  listIds = []
  for (let likes = 0; likes < 3; likes += 1) {
    const list = await aList(app, { of })
    for (let count = 0; count < likes; count += 1) await aListLike(app, { of: list })
    listIds.push(list.id)
  }
  friendsIds = []
  for (let count = 0; count < 3; count += 1)
    friendsIds.push((await aList(app, { by: friend, of })).id)
  await aList(app, { by: friend })
  const hidden = [await aList(app, { by: friend, of, isPrivate: true })]
  for (const by of [blocked, muted, suspended]) hidden.push(await aList(app, { by, of }))
  for (const list of hidden)
    for (let count = 0; count < 4; count += 1) await aListLike(app, { of: list })
  await aBlock(app, { by: blocked, of: me })
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
  await aSuspension(app, suspended)
})

describe('GET /v1/explore/lists', () => {
  test('shows the most liked first, then the newest, page by page', async () => {
    const [zero = 0, one = 0, two = 0] = listIds
    const whole = [two, one, ...friendsIds.toReversed(), zero]
    expect(await allIds(me, 'everyone', 2)).toEqual(whole)
    expect(await allIds(me, 'everyone', 50)).toEqual(whole)
    expect((await explore(me, { limit: 6 })).nextCursor).toBeNull()
  })

  test("shows friends' lists with works, newest first, without private ones", async () => {
    expect(await allIds(me, 'friends', 2)).toEqual(friendsIds.toReversed())
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(friend.id) } })
    expect(await allIds(me, 'friends', 2)).toEqual([])
    await app.call(me, 'DELETE /v1/mutes/{userId}', { params: { userId: String(friend.id) } })
  })

  test('shows visitors everyone, but no friends', async () => {
    expect((await explore(null, { limit: 50 })).ids).toEqual(expect.arrayContaining(listIds))
    const refused = await app.call(null, 'GET /v1/explore/lists', { query: { from: 'friends' } })
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })
})
