import { limits } from '@medley/contract/limits'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

describe('POST /comment', () => {
  test('returns the comment under both sets of names', async () => {
    const me = await aUser(app, { firstName: 'Teo', lastName: 'Marchetti' })
    const review = await aReview(app)
    const answer = await app.call(me, 'POST /comment', {
      body: { review_id: review.id, content: '  Two\nlines 🎬 ' },
    })
    const time = app.clock.now().toISOString()
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: answer.body.id,
      reviewId: review.id,
      review_id: review.id,
      author: {
        id: me.id,
        username: me.username,
        firstName: 'Teo',
        lastName: 'Marchetti',
        profilePicture: null,
      },
      content: 'Two\nlines 🎬',
      timePosted: time,
      commenter_user_id: me.id,
      username: me.username,
      time_posted: time,
    })
  })

  describe('the number of comments on a review', () => {
    const limited = { status: 429, body: { code: 'rate_limited' } }
    const fill = (on: { id: number }, by: { id: number }, count: number) =>
      app.ctx.db
        .insertInto('comments')
        .values(
          Array.from({ length: count }, () => ({
            review_id: on.id,
            author_id: by.id,
            content: 'Again.',
            time_posted: app.clock.now(),
          })),
        )
        .execute()
    const comment = (by: TestUser, on: { id: number }) =>
      app.call(by, 'POST /comment', { body: { review_id: on.id, content: 'More.' } })

    test('is limited for each member and day', async () => {
      const [me, other, review] = [await aUser(app), await aUser(app), await aReview(app)]
      await fill(review, me, limits.commentsPerReviewAndDay - 1)
      expect((await comment(me, review)).status).toBe(201)
      expect(await comment(me, review)).toMatchObject(limited)
      expect((await comment(other, review)).status).toBe(201)
      expect((await comment(me, await aReview(app))).status).toBe(201)
      app.clock.advance(86_400_000)
      expect((await comment(me, review)).status).toBe(201)
    })

    test('is limited for all members together', async () => {
      const [me, review] = [await aUser(app), await aReview(app)]
      await fill(review, await aUser(app), limits.commentsPerReview - 1)
      expect((await comment(me, review)).status).toBe(201)
      expect(await comment(me, review)).toMatchObject(limited)
    })
  })

  test("lets the author comment on the author's own review", async () => {
    const by = await aUser(app)
    const review = await aReview(app, { by })
    const answer = await app.call(by, 'POST /comment', {
      body: { review_id: review.id, content: 'PS' },
    })
    expect(answer.status).toBe(201)
  })

  test.each([
    ['content', ''],
    ['content', ' \n '],
    ['content', 'x'.repeat(5001)],
    ['review_id', 'x'],
  ])('refuses %s %j', async (field, value) => {
    const me = await aUser(app)
    const { id } = await aReview(app)
    const answer = await app.call(me, 'POST /comment', {
      body: { review_id: id, content: 'Yes', [field]: value },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_error')
    expect(answer.body.errors?.[0]?.field).toBe(field)
  })

  test('accepts 5000 characters, counted as code points', async () => {
    const me = await aUser(app)
    const { id } = await aReview(app)
    const answer = await app.call(me, 'POST /comment', {
      body: { review_id: id, content: '🎬'.repeat(5000) },
    })
    expect(answer.status).toBe(201)
  })

  test('reports the side of a block, theirs first', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const review = await aReview(app, { by: other })
    const post = () =>
      app.call(me, 'POST /comment', { body: { review_id: review.id, content: 'Hey' } })
    await aBlock(app, { by: me, of: other })
    expect(await post()).toMatchObject({ status: 403, body: { code: 'blocked_by_you' } })
    await aBlock(app, { by: other, of: me })
    expect(await post()).toMatchObject({ status: 403, body: { code: 'blocked_by_them' } })
  })

  describe('on a review that the caller cannot read', () => {
    const comment = async (by: TestUser, on: { id: number }) =>
      app.call(by, 'POST /comment', { body: { review_id: on.id, content: 'I see you.' } })
    const absent = { status: 404, body: { code: 'review_not_found' } }

    test('is refused as on none, and notifies nobody', async () => {
      const [author, closed, me] = [await aUser(app), await aUser(app), await aUser(app)]
      const forFriends = await aReview(app, { by: author, audience: 'friends' })
      const ofClosed = await aReview(app, { by: closed })
      const body = { medium: 'film', title: 'Our own film' } as const
      const added = (await app.call(author, 'POST /v1/works', { body })).body
      const ofPrivateWork = await aReview(app, { by: author, of: added })
      await app.call(closed, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
      for (const review of [forFriends, ofClosed, ofPrivateWork]) {
        expect(await comment(me, review)).toMatchObject(absent)
      }
      await aBlock(app, { by: author, of: me })
      expect(await comment(me, forFriends)).toMatchObject(absent)
      for (const member of [author, closed]) {
        const { body } = await app.call(member, 'GET /v1/notifications', { query: {} })
        expect(body.items).toEqual([])
      }
    })

    test('is open to friends', async () => {
      const [author, friend] = [await aUser(app), await aUser(app)]
      await aFriendship(app, author, friend)
      const review = await aReview(app, { by: author, audience: 'friends' })
      await app.call(author, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
      expect((await comment(friend, review)).status).toBe(201)
    })
  })

  test('refuses unknown reviews and visitors', async () => {
    const me = await aUser(app)
    const body = { review_id: 999_999, content: 'Hey' }
    expect(await app.call(me, 'POST /comment', { body })).toEqual({
      status: 404,
      body: { status: 404, code: 'review_not_found', message: 'Review not found' },
    })
    expect((await app.call(null, 'POST /comment', { body })).status).toBe(401)
  })
})

describe('DELETE /comment', () => {
  test("is open to the comment's and the review's author", async () => {
    const [by, commenter] = [await aUser(app), await aUser(app)]
    const on = await aReview(app, { by })
    for (const caller of [by, commenter]) {
      const { id } = await aComment(app, { by: commenter, on })
      const remove = () => app.call(caller, 'DELETE /comment', { query: { id } })
      expect(await remove()).toEqual({ status: 200, body: 1 })
      expect(await remove()).toEqual({
        status: 404,
        body: { status: 404, code: 'comment_not_found', message: 'Comment not found' },
      })
    }
  })

  test('is forbidden to others, and not found across a block', async () => {
    const [me, by] = [await aUser(app), await aUser(app)]
    const { id } = await aComment(app, { by })
    const remove = () => app.call(me, 'DELETE /comment', { query: { id } })
    expect(await remove()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await aBlock(app, { by, of: me })
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'comment_not_found' } })
  })

  test('lets users delete comments written before a block', async () => {
    const [by, commenter] = [await aUser(app), await aUser(app)]
    const { id } = await aComment(app, { by: commenter, on: await aReview(app, { by }) })
    await aBlock(app, { by, of: commenter })
    const answer = await app.call(commenter, 'DELETE /comment', { query: { id } })
    expect(answer).toEqual({ status: 200, body: 1 })
  })

  test('reads the id from the body too, and refuses a missing id and visitors', async () => {
    const by = await aUser(app)
    const { id } = await aComment(app, { by })
    const send = (payload: object) =>
      app.send({
        method: 'DELETE',
        url: '/comment',
        headers: { authorization: `Bearer ${by.token}` },
        payload,
      })
    expect((await send({})).body.code).toBe('validation_error')
    expect(await send({ id })).toEqual({ status: 200, body: 1 })
    expect((await app.call(null, 'DELETE /comment', { query: { id } })).status).toBe(401)
  })
})
