import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const itemsOf = async (caller: Caller) =>
  (await app.call(caller, 'GET /v1/notifications', { query: { limit: 100 } })).body.items
/** Each as its type, followed by `(read)` if read. */
const notificationsOf = async (caller: Caller) =>
  (await itemsOf(caller)).map(({ type, read }) => (read ? `${type} (read)` : type))
const readAll = async (caller: Caller) => {
  const notifications = (await itemsOf(caller)).map(({ id }) => id)
  await app.call(caller, 'PATCH /v1/notifications/read', { body: { notifications } })
}
const comment = async (by: Caller, { id }: { id: number }) =>
  (await app.call(by, 'POST /comment', { body: { review_id: id, content: 'Well said.' } })).body
const deleteComment = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'DELETE /comment', { query: { id } })
const like = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/review-likes', { body: { reviewId: id } })
const unlike = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'DELETE /v1/review-likes/{id}', { params: { id: String(id) } })
const pair = (by: TestUser, other: TestUser) => ({
  params: { userId: String(by.id), otherId: String(other.id) },
})
const befriend = (by: TestUser, other: TestUser) =>
  app.call(by, 'PUT /v1/users/{userId}/friendships/{otherId}', pair(by, other))
const part = (by: TestUser, other: TestUser) =>
  app.call(by, 'DELETE /v1/users/{userId}/friendships/{otherId}', pair(by, other))
const block = (by: TestUser, { username }: TestUser) =>
  app.call(by, 'POST /block-user', { body: { blocked_username: username } })
const deleteReview = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'DELETE /review', { body: { review_id: id } })

/** An author with a review, and another member. */
async function aScene() {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  return { ann, ben, review: await aReview(app, { by: ann }) }
}

describe('a comment', () => {
  test('notifies the author of the review once per comment, and nobody else', async () => {
    const { ann, ben, review } = await aScene()
    const third = await aUser(app)
    await comment(ben, review)
    await comment(third, review)
    await comment(ben, review)
    expect(await notificationsOf(ann)).toEqual(['comment', 'comment', 'comment'])
    expect(await notificationsOf(ben)).toEqual([])
    expect(await notificationsOf(third)).toEqual([])
  })

  test('a comment on one’s own review sends no notification', async () => {
    const { ann, review } = await aScene()
    await comment(ann, review)
    expect(await notificationsOf(ann)).toEqual([])
  })

  test('deletes its unread notification, whichever of the two deletes it', async () => {
    const { ann, ben, review } = await aScene()
    const [first, second] = [await comment(ben, review), await comment(ben, review)]
    await deleteComment(ben, first)
    expect(await notificationsOf(ann)).toEqual(['comment'])
    await deleteComment(ann, second)
    expect(await notificationsOf(ann)).toEqual([])
  })

  test('keeps the read notification when deleted', async () => {
    const { ann, ben, review } = await aScene()
    const written = await comment(ben, review)
    await readAll(ann)
    await deleteComment(ben, written)
    expect(await notificationsOf(ann)).toEqual(['comment (read)'])
  })
})

describe('a like', () => {
  test('notifies once, however often it is repeated', async () => {
    const { ann, ben, review } = await aScene()
    await Promise.all(Array.from({ length: 4 }, () => like(ben, review)))
    await like(ben, review)
    expect(await notificationsOf(ann)).toEqual(['liked review'])
  })

  test('a like that existed before sends no notification when repeated', async () => {
    const { ann, ben, review } = await aScene()
    await aReviewLike(app, { by: ben, of: review })
    await like(ben, review)
    expect(await notificationsOf(ann)).toEqual([])
  })

  test('deletes its unread notification when removed, and notifies once when given again', async () => {
    const { ann, ben, review } = await aScene()
    await like(ben, review)
    await unlike(ben, review)
    expect(await notificationsOf(ann)).toEqual([])
    await like(ben, review)
    expect(await notificationsOf(ann)).toEqual(['liked review'])
  })

  test('keeps the read notification when removed, and does not notify again', async () => {
    const { ann, ben, review } = await aScene()
    await like(ben, review)
    await readAll(ann)
    await unlike(ben, review)
    expect(await notificationsOf(ann)).toEqual(['liked review (read)'])
    await like(ben, review)
    expect(await notificationsOf(ann)).toEqual(['liked review (read)'])
  })

  test('a like of one’s own review is refused and sends no notification', async () => {
    const { ann, review } = await aScene()
    expect((await like(ann, review)).status).toBe(403)
    expect(await notificationsOf(ann)).toEqual([])
  })

  test('matches its notification after concurrent likes and unlikes', async () => {
    const { ann, ben, review } = await aScene()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2 === 0 ? like(ben, review) : unlike(ben, review),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { like_count } = await app.ctx.db
      .selectFrom('reviews')
      .select('like_count')
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow()
    expect(await notificationsOf(ann)).toHaveLength(like_count)
  })
})

describe('a review', () => {
  test('deletes all its notifications when deleted', async () => {
    const { ann, ben, review } = await aScene()
    await comment(ben, review)
    await readAll(ann)
    await like(ben, review)
    await comment(ben, review)
    expect(await notificationsOf(ann)).toHaveLength(3)
    expect((await deleteReview(ann, review)).status).toBe(200)
    expect(await notificationsOf(ann)).toEqual([])
  })
})

describe('a friend request', () => {
  test('notifies once, however often it is repeated', async () => {
    const { ann, ben } = await aScene()
    await Promise.all(Array.from({ length: 4 }, () => befriend(ben, ann)))
    await readAll(ann)
    expect((await befriend(ben, ann)).body).toEqual({ requestStatus: 'outgoing' })
    expect(await notificationsOf(ann)).toEqual(['new friend request (read)'])
    expect(await notificationsOf(ben)).toEqual([])
  })

  test('deletes its notification when cancelled or declined', async () => {
    const { ann, ben } = await aScene()
    await befriend(ben, ann)
    await part(ben, ann)
    expect(await notificationsOf(ann)).toEqual([])
    await befriend(ben, ann)
    await part(ann, ben)
    expect([...(await notificationsOf(ann)), ...(await notificationsOf(ben))]).toEqual([])
  })

  test('sent again after a refusal notifies again, replacing the read notification', async () => {
    const { ann, ben } = await aScene()
    await befriend(ben, ann)
    await readAll(ann)
    const [before] = await itemsOf(ann)
    await part(ann, ben)
    expect(await notificationsOf(ann)).toEqual(['new friend request (read)'])
    app.clock.advance(1000)
    await befriend(ben, ann)
    const [after, ...more] = await itemsOf(ann)
    expect(more).toEqual([])
    expect(after).toMatchObject({ read: false, timeCreated: app.clock.now().toISOString() })
    expect(after?.id).not.toBe(before?.id)
  })

  test('notifies the requester once when approved', async () => {
    const { ann, ben } = await aScene()
    await befriend(ben, ann)
    await befriend(ann, ben)
    expect(await notificationsOf(ben)).toEqual(['accepted friend request'])
    await readAll(ben)
    for (const [one, other] of [[ann, ben] as const, [ben, ann] as const]) {
      expect((await befriend(one, other)).body).toEqual({ requestStatus: 'approved' })
    }
    expect(await notificationsOf(ben)).toEqual(['accepted friend request (read)'])
    expect(await notificationsOf(ann)).toEqual(['new friend request'])
  })

  test('a friend request between friends sends no notification', async () => {
    const { ann, ben } = await aScene()
    await aFriendship(app, ann, ben)
    await Promise.all([befriend(ben, ann), befriend(ann, ben)])
    expect([...(await notificationsOf(ann)), ...(await notificationsOf(ben))]).toEqual([])
  })

  test('a friend request that crosses another results in one request and one approval', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ann, ben } = await aScene()
      const answers = await Promise.all([befriend(ben, ann), befriend(ann, ben)])
      expect(answers.map(({ body }) => body.requestStatus).toSorted()).toEqual([
        'approved',
        'outgoing',
      ])
      const both = [...(await notificationsOf(ann)), ...(await notificationsOf(ben))]
      expect(both.toSorted()).toEqual(['accepted friend request', 'new friend request'])
    }
  })

  test('deletes its unread notifications when the friendship ends', async () => {
    const { ann, ben } = await aScene()
    await befriend(ben, ann)
    await befriend(ann, ben)
    await readAll(ann)
    await part(ann, ben)
    expect(await notificationsOf(ben)).toEqual([])
    expect(await notificationsOf(ann)).toEqual(['new friend request (read)'])
  })
})

describe('a block', () => {
  test('prevents notifications across it', async () => {
    const { ann, ben, review } = await aScene()
    await aBlock(app, { by: ann, of: ben })
    await comment(ben, review)
    await like(ben, review)
    await befriend(ben, ann)
    await befriend(ann, ben)
    const stored = await app.ctx.db
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', 'in', [ann.id, ben.id])
      .execute()
    expect(stored).toEqual([])
  })

  test.each(['the author', 'the other one'])(
    'hides earlier notifications, whether %s blocks',
    async (who) => {
      const { ann, ben, review } = await aScene()
      await comment(ben, review)
      await like(ben, review)
      await befriend(ben, ann)
      await readAll(ann)
      await comment(ben, review)
      const [blocker, blocked] = who === 'the author' ? [ann, ben] : [ben, ann]
      await block(blocker, blocked)
      expect(await notificationsOf(ann)).toEqual([])
      await app.call(blocker, 'DELETE /blocked-user', { query: { user: blocked.username } })
      expect(await notificationsOf(ann)).toEqual([
        'comment',
        'new friend request (read)',
        'liked review (read)',
        'comment (read)',
      ])
    },
  )

  test('a block does not shorten a page', async () => {
    const { ann, ben, review } = await aScene()
    const third = await aUser(app)
    for (const by of [third, third, ben, ben]) await comment(by, review)
    await block(ann, ben)
    const { body } = await app.call(ann, 'GET /v1/notifications', { query: { limit: 2 } })
    expect(body).toMatchObject({ items: [{}, {}], hasMoreItems: false })
  })

  test('deletes the request and its unread notification', async () => {
    const { ann, ben } = await aScene()
    await befriend(ben, ann)
    await block(ann, ben)
    await app.call(ann, 'DELETE /blocked-user', { query: { user: ben.username } })
    expect(await notificationsOf(ann)).toEqual([])
  })
})
