import { describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const like = (caller: TestUser | null, reviewId: number) =>
  app.call(caller, 'PUT /v1/review-likes', { body: { reviewId } })

const unlike = (caller: TestUser | null, reviewId: number | string) =>
  app.call(caller, 'DELETE /v1/review-likes/{id}', { params: { id: String(reviewId) } })

async function counts(reviewId: number): Promise<{ kept: number; counted: number }> {
  const { db } = app.ctx
  const rows = await db
    .selectFrom('review_likes')
    .select('user_id')
    .where('review_id', '=', reviewId)
    .execute()
  const { like_count: kept } = await db
    .selectFrom('reviews')
    .select('like_count')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return { kept, counted: rows.length }
}

describe('PUT /v1/review-likes', () => {
  test('likes once; a second like changes nothing', async () => {
    const me = await aUser(app)
    const { id } = await aReview(app)
    await aReviewLike(app, { of: { id } })
    const liked = {
      status: 200,
      body: { reviewId: id, likes: { totalCount: 2 }, likedByMe: true },
    }
    expect(await like(me, id)).toEqual(liked)
    expect(await like(me, id)).toEqual(liked)
    expect(await counts(id)).toEqual({ kept: 2, counted: 2 })
  })

  test('counts fifty concurrent likes by fifty people', async () => {
    const { id } = await aReview(app)
    const people = await Promise.all(Array.from({ length: 50 }, () => aUser(app)))
    const answers = await Promise.all(people.map((user) => like(user, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await counts(id)).toEqual({ kept: 50, counted: 50 })
  })

  test('counts fifty concurrent likes by one person once', async () => {
    const [me, { id }] = [await aUser(app), await aReview(app)]
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(me, id)))
    expect(answers.every(({ status, body }) => status === 200 && body.likes.totalCount === 1)).toBe(
      true,
    )
    expect(await counts(id)).toEqual({ kept: 1, counted: 1 })
  })

  test('keeps the count equal to the rows after concurrent likes and unlikes', async () => {
    const [me, { id }] = [await aUser(app), await aReview(app)]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? like(me, id) : unlike(me, id))),
    )
    const { kept, counted } = await counts(id)
    expect(kept).toBe(counted)
  })

  test("refuses a like on one's own review", async () => {
    const by = await aUser(app)
    const { id } = await aReview(app, { by })
    expect(await like(by, id)).toEqual({
      status: 403,
      body: { status: 403, code: 'own_item', message: 'Not possible for your own item' },
    })
  })

  test('reports which side blocks; if both, theirs', async () => {
    const [me, by] = [await aUser(app), await aUser(app)]
    const { id } = await aReview(app, { by })
    await aBlock(app, { by: me, of: by })
    expect(await like(me, id)).toMatchObject({ status: 403, body: { code: 'blocked_by_you' } })
    await aBlock(app, { by, of: me })
    expect(await like(me, id)).toMatchObject({ status: 403, body: { code: 'blocked_by_them' } })
    expect(await counts(id)).toEqual({ kept: 0, counted: 0 })
  })

  test('refuses an unknown review, an invalid id and a visitor', async () => {
    const me = await aUser(app)
    expect(await like(me, 999_999)).toMatchObject({
      status: 404,
      body: { code: 'review_not_found' },
    })
    const nonsense = await app.call(me, 'PUT /v1/review-likes', { body: { reviewId: 'x' } })
    expect(nonsense.body.errors?.[0]?.field).toBe('reviewId')
    expect((await like(null, 1)).status).toBe(401)
  })
})

describe('DELETE /v1/review-likes/{id}', () => {
  test('removes the like; repeating it changes nothing', async () => {
    const me = await aUser(app)
    const { id } = await aReview(app)
    await aReviewLike(app, { of: { id } })
    await like(me, id)
    const answer = {
      status: 200,
      body: { reviewId: id, likes: { totalCount: 1 }, likedByMe: false },
    }
    expect(await unlike(me, id)).toEqual(answer)
    expect(await unlike(me, id)).toEqual(answer)
    expect(await counts(id)).toEqual({ kept: 1, counted: 1 })
  })

  test('refuses an unknown review, one across a block, and a visitor', async () => {
    const [me, by] = [await aUser(app), await aUser(app)]
    const { id } = await aReview(app, { by })
    await aBlock(app, { by, of: me })
    for (const unknown of [999_999, 'x', id]) {
      expect(await unlike(me, unknown)).toMatchObject({
        status: 404,
        body: { code: 'review_not_found' },
      })
    }
    expect((await unlike(null, id)).status).toBe(401)
  })
})
