import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const list = (caller: Caller, query: { read?: boolean; limit?: number; offset?: number } = {}) =>
  app.call(caller, 'GET /v1/notifications', { query })
const itemsOf = async (caller: Caller, read?: boolean) =>
  (await list(caller, { limit: 100, ...(read === undefined ? {} : { read }) })).body.items
const mark = (caller: Caller, notifications: number[]) =>
  app.call(caller, 'PATCH /v1/notifications/read', { body: { notifications } })
const comment = (by: Caller, review: { id: number }, content = 'Well said.') =>
  app.call(by, 'POST /comment', { body: { review_id: review.id, content } })
const like = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/review-likes', { body: { reviewId: id } })
const befriend = (by: TestUser, other: { id: number }) =>
  app.call(by, 'PUT /v1/users/{userId}/friendships/{otherId}', {
    params: { userId: String(by.id), otherId: String(other.id) },
  })

/** An author with a review, and another member. */
async function aScene() {
  const facts = { creators: ['Ida Marsh'], releaseDate: '2003-02' }
  const [ann, ben, work] = await Promise.all([aUser(app), aUser(app), aWork(app, facts)])
  return { ann, ben, work, review: await aReview(app, { by: ann, of: work }) }
}

const shown = ({ username, id }: TestUser) => ({
  username,
  id,
  profilePicture: null,
  firstName: null,
  lastName: null,
})
const visitor = {
  status: 401,
  body: { status: 401, code: 'unauthenticated', message: 'Authentication required' },
}

describe('GET /v1/notifications', () => {
  test('lists a comment, a like, a request and an approval, newest first', async () => {
    const { ann, ben, work, review } = await aScene()
    const times: string[] = []
    const later = () => {
      app.clock.advance(1000)
      times.unshift(app.clock.now().toISOString())
    }
    later()
    await comment(ben, review)
    later()
    await like(ben, review)
    later()
    await befriend(ben, ann)
    const third = await aUser(app)
    await befriend(ann, third)
    later()
    await befriend(third, ann)
    const { title, medium } = work
    const ofReview = {
      reviewId: review.id,
      work: {
        id: work.id,
        medium,
        title,
        posterSource: null,
        releaseDate: '2003-02',
        creators: [{ name: 'Ida Marsh' }],
      },
    }
    const id = expect.any(Number)
    expect(await list(ann)).toEqual({
      status: 200,
      body: {
        items: [
          {
            id,
            type: 'accepted friend request',
            timeCreated: times[0],
            read: false,
            notificationData: { friend: shown(third), requestStatus: 'approved' },
          },
          {
            id,
            type: 'new friend request',
            timeCreated: times[1],
            read: false,
            notificationData: { friend: shown(ben), requestStatus: 'incoming' },
          },
          {
            id,
            type: 'liked review',
            timeCreated: times[2],
            read: false,
            notificationData: { user: shown(ben), ...ofReview },
          },
          {
            id,
            type: 'comment',
            timeCreated: times[3],
            read: false,
            notificationData: { author: shown(ben), ...ofReview },
          },
        ],
        hasMoreItems: false,
      },
    })
  })

  test('returns five by default, whether there are more, and continues from an offset', async () => {
    const { ann, ben, review } = await aScene()
    for (let round = 0; round < 7; round += 1) await comment(ben, review)
    const all = (await itemsOf(ann)).map(({ id }) => id)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const first = await list(ann)
    expect(first.body.items.map(({ id }) => id)).toEqual(all.slice(0, 5))
    expect(first.body.hasMoreItems).toBe(true)
    const rest = await list(ann, { offset: 5 })
    expect(rest.body.items.map(({ id }) => id)).toEqual(all.slice(5))
    expect(rest.body.hasMoreItems).toBe(false)
    expect((await list(ann, { limit: 7 })).body.hasMoreItems).toBe(false)
    expect((await list(ann, { limit: 1, read: false })).body.items).toHaveLength(1)
    expect((await list(ann, { offset: 7 })).body).toEqual({ items: [], hasMoreItems: false })
  })

  test('filters read and unread ones, and returns both without a filter', async () => {
    const { ann, ben, review } = await aScene()
    await comment(ben, review)
    await like(ben, review)
    const [liked, commented] = await itemsOf(ann)
    await mark(ann, [commented?.id ?? 0])
    expect(await itemsOf(ann, false)).toEqual([liked])
    expect(await itemsOf(ann, true)).toEqual([{ ...commented, read: true }])
    expect(await itemsOf(ann)).toEqual([liked, { ...commented, read: true }])
    const asText = await app.send({
      url: '/v1/notifications?read=false',
      headers: { authorization: `Bearer ${ann.token}` },
    })
    expect(asText.body).toEqual({ items: [liked], hasMoreItems: false })
  })

  test.each([
    ['read', 'perhaps', 'Must be true or false'],
    ['limit', '0', 'Must be at least 1'],
    ['limit', '101', 'Must be at most 100'],
    ['offset', '-1', 'Must be a whole number'],
  ])('refuses %s=%s', async (field, value, message) => {
    const { token } = await aUser(app)
    const answer = await app.send({
      url: `/v1/notifications?${field}=${value}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer).toEqual({
      status: 400,
      body: { status: 400, code: 'validation_error', message, errors: [{ field, message }] },
    })
  })

  test('refuses visitors', async () => {
    expect(await list(null)).toEqual(visitor)
  })

  test('shows the current friendship status', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const status = async (of: TestUser) =>
      (await itemsOf(of)).map(({ notificationData }) => notificationData)
    await befriend(ben, ann)
    expect(await status(ann)).toEqual([{ friend: shown(ben), requestStatus: 'incoming' }])
    await mark(
      ann,
      (await itemsOf(ann)).map(({ id }) => id),
    )
    await befriend(ann, ben)
    expect(await status(ann)).toEqual([{ friend: shown(ben), requestStatus: 'approved' }])
    await app.ctx.db.deleteFrom('friendships').where('requester_id', '=', ben.id).execute()
    expect(await status(ann)).toEqual([{ friend: shown(ben), requestStatus: 'none' }])
    await befriend(ann, ben)
    expect(await status(ann)).toEqual([{ friend: shown(ben), requestStatus: 'outgoing' }])
  })
})

describe('PATCH /v1/notifications/read-until', () => {
  const markUntil = (caller: Caller, notificationId: number) =>
    app.call(caller, 'PATCH /v1/notifications/read-until', { body: { notificationId } })

  test('marks the given one and all earlier ones, and says whether later ones are unread', async () => {
    const { ann, ben, review } = await aScene()
    for (let round = 0; round < 4; round += 1) await comment(ben, review)
    const [newest = 0, second = 0] = (await itemsOf(ann)).map(({ id }) => id)
    expect(await markUntil(ann, second)).toEqual({
      status: 200,
      body: { updated: 3, hasUnread: true },
    })
    expect((await itemsOf(ann, false)).map(({ id }) => id)).toEqual([newest])
    expect((await markUntil(ann, newest)).body).toEqual({ updated: 1, hasUnread: false })
    expect((await markUntil(ann, newest)).body).toEqual({ updated: 0, hasUnread: false })
  })

  test("leaves others' notifications unread", async () => {
    const { ann, ben, review } = await aScene()
    await comment(ben, review)
    const [item] = await itemsOf(ann)
    expect((await markUntil(ben, item?.id ?? 0)).body).toEqual({ updated: 0, hasUnread: false })
    expect(await itemsOf(ann, false)).toHaveLength(1)
  })

  test('refuses visitors', async () => {
    expect(await markUntil(null, 1)).toEqual(visitor)
  })
})

describe('PATCH /v1/notifications/read', () => {
  test('marks the given ones and counts the previously unread', async () => {
    const { ann, ben, review } = await aScene()
    for (let round = 0; round < 3; round += 1) await comment(ben, review)
    const ids = (await itemsOf(ann)).map(({ id }) => id)
    expect(await mark(ann, ids.slice(0, 2))).toEqual({ status: 200, body: { updated: 2 } })
    expect((await itemsOf(ann, false)).map(({ id }) => id)).toEqual(ids.slice(2))
    expect(await mark(ann, ids)).toEqual({ status: 200, body: { updated: 1 } })
    expect(await mark(ann, ids)).toEqual({ status: 200, body: { updated: 0 } })
  })

  test('skips notifications of others and unknown ids', async () => {
    const { ann, ben, review } = await aScene()
    await comment(ben, review)
    const ids = (await itemsOf(ann)).map(({ id }) => id)
    expect(await mark(ben, [...ids, 2_000_000_000])).toEqual({ status: 200, body: { updated: 0 } })
    expect(await itemsOf(ann, false)).toHaveLength(1)
  })

  test.each([
    ['no list', {}],
    ['an empty list', { notifications: [] }],
    ['more than 100 ids', { notifications: Array.from({ length: 101 }, (_, index) => index + 1) }],
    ['what is no id', { notifications: [1, 'one'] }],
    ['what is no list', { notifications: 1 }],
  ])('refuses %s', async (_, payload) => {
    const { token } = await aUser(app)
    const answer = await app.send({
      method: 'PATCH',
      url: '/v1/notifications/read',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ status: 400, code: 'validation_error' })
  })

  test('accepts 100 ids', async () => {
    const user = await aUser(app)
    const ids = Array.from({ length: 100 }, (_, index) => index + 1)
    expect((await mark(user, ids)).status).toBe(200)
  })

  test('refuses visitors', async () => {
    expect(await mark(null, [1])).toEqual(visitor)
  })

  test('counts each one once across concurrent calls', async () => {
    const { ann, ben, review } = await aScene()
    for (let round = 0; round < 6; round += 1) await comment(ben, review)
    const ids = (await itemsOf(ann)).map(({ id }) => id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => mark(ann, turn % 2 === 0 ? ids : ids.toReversed())),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers.reduce((sum, { body }) => sum + body.updated, 0)).toBe(6)
  })

  test('marks a concurrently deleted comment’s notification read or skips it', async () => {
    const { ann, ben, review } = await aScene()
    const comments = await Promise.all(Array.from({ length: 6 }, () => comment(ben, review)))
    const ids = (await itemsOf(ann)).map(({ id }) => id)
    const [marked, ...deleted] = await Promise.all([
      mark(ann, ids),
      ...comments.map(({ body }) => app.call(ben, 'DELETE /comment', { query: { id: body.id } })),
    ])
    expect(deleted.map(({ body }) => body)).toEqual(Array(6).fill(1))
    expect(marked.status).toBe(200)
    expect(await itemsOf(ann, false)).toEqual([])
    expect(await itemsOf(ann, true)).toHaveLength(marked.body.updated)
  })
})

test('deletes the notifications from and to a deleted account', async () => {
  const { ann, ben, review } = await aScene()
  await comment(ben, review)
  await mark(
    ann,
    (await itemsOf(ann)).map(({ id }) => id),
  )
  await like(ben, review)
  await aRequest(app, { from: await aUser(app), to: ben })
  const bens = await aReview(app, { by: ben })
  await aComment(app, { by: ann, on: bens })
  await comment(ann, bens)
  const third = await aUser(app)
  await aFriendship(app, ann, third)
  await app.ctx.db.deleteFrom('users').where('id', '=', ben.id).execute()
  expect(await itemsOf(ann)).toEqual([])
  const left = await app.ctx.db
    .selectFrom('notifications')
    .select('id')
    .where((eb) => eb.or([eb('actor_id', '=', ben.id), eb('recipient_id', '=', ben.id)]))
    .execute()
  expect(left).toEqual([])
})
