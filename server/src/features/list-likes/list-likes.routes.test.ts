import { describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aList, aListLike } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const like = (caller: TestUser | null, listId: number) =>
  app.call(caller, 'PUT /v1/list-likes', { body: { listId } })

const unlike = (caller: TestUser | null, listId: number) =>
  app.call(caller, 'DELETE /v1/list-likes/{id}', { params: { id: String(listId) } })

const listSeenBy = async (caller: TestUser | null, id: number) =>
  (await app.call(caller, 'GET /v1/lists/{id}', { params: { id: String(id) } })).body

const notificationsOf = async (caller: TestUser) =>
  (await app.call(caller, 'GET /v1/notifications', { query: { limit: 100 } })).body.items

describe('a like of a list', () => {
  test('counts once, also when fifty come at the same time, and shows with the list', async () => {
    const [me, { id }] = [await aUser(app), await aList(app)]
    await aListLike(app, { of: { id } })
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(me, id)))
    const liked = { listId: id, likes: { totalCount: 2 }, likedByMe: true }
    for (const { status, body } of answers) expect([status, body]).toEqual([200, liked])
    expect(await listSeenBy(me, id)).toMatchObject({ likes: { totalCount: 2 }, likedByMe: true })
    expect(await listSeenBy(null, id)).toMatchObject({ likes: { totalCount: 2 }, likedByMe: false })
  })

  test('is taken back, repeatedly, and keeps those of others', async () => {
    const [me, { id }] = [await aUser(app), await aList(app)]
    await aListLike(app, { of: { id } })
    await like(me, id)
    const body = { listId: id, likes: { totalCount: 1 }, likedByMe: false }
    expect(await unlike(me, id)).toEqual({ status: 200, body })
    expect(await unlike(me, id)).toEqual({ status: 200, body })
  })

  test('is refused for an own list, across a block and for a list that became private', async () => {
    const [me, owner] = [await aUser(app), await aUser(app)]
    const { id } = await aList(app, { by: owner })
    expect((await like(owner, id)).body).toMatchObject({ code: 'own_item' })
    const gone = await aList(app, { by: owner, isPrivate: true })
    await aListLike(app, { by: me, of: gone })
    for (const call of [like, unlike]) {
      expect((await call(me, gone.id)).body).toMatchObject({ code: 'list_not_found' })
    }
    await aBlock(app, { by: owner, of: me })
    expect((await like(me, id)).body).toMatchObject({ code: 'blocked_by_them' })
    expect((await unlike(me, id)).body).toMatchObject({ code: 'list_not_found' })
  })
})

describe('the owner of a liked list', () => {
  test('is notified once, and no more when the like goes before it was read', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const list = await aList(app, { by: ann, title: 'Rain' })
    await like(ben, list.id)
    await like(ben, list.id)
    const [one, ...more] = await notificationsOf(ann)
    expect(more).toEqual([])
    expect(one).toMatchObject({
      type: 'liked list',
      notificationData: {
        user: { id: ben.id },
        list: { id: list.id, title: 'Rain', owner: { username: ann.username } },
      },
    })
    await unlike(ben, list.id)
    expect(await notificationsOf(ann)).toEqual([])
  })

  test('is notified of two lists by one member, and of nothing by a muted or blocked one', async () => {
    const [ann, ben, muted, blocked] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    const [one, other] = [await aList(app, { by: ann }), await aList(app, { by: ann })]
    for (const { id } of [one, other]) await like(ben, id)
    await like(muted, one.id)
    await like(blocked, one.id)
    await app.call(ann, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await aBlock(app, { by: ann, of: blocked })
    expect((await notificationsOf(ann)).map(({ type }) => type)).toEqual([
      'liked list',
      'liked list',
    ])
  })

  test('loses the notification with the list; a friend request stays possible', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const { id } = await aList(app, { by: ann })
    await like(ben, id)
    await app.call(ben, 'PUT /v1/users/{userId}/friendships/{otherId}', {
      params: { userId: String(ben.id), otherId: String(ann.id) },
    })
    await app.call(ann, 'DELETE /v1/lists/{id}', { params: { id: String(id) } })
    expect((await notificationsOf(ann)).map(({ type }) => type)).toEqual(['new friend request'])
  })
})
