import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function keptCounts(workId: number) {
  return app.ctx.db
    .selectFrom('work_counts')
    .select(['review_count', 'rating_sum', 'rating', 'audience_size'])
    .where('work_id', '=', workId)
    .executeTakeFirstOrThrow()
}

describe('POST /v1/reviews', () => {
  test('returns the review, marks the work engaged and removes it from the saved ones', async () => {
    const me = await aUser(app)
    const work = await aWork(app)
    const named = { medium: work.medium, internal_id: work.id }
    await app.call(me, 'POST /saved-for-later', { body: named })
    const answer = await app.call(me, 'POST /v1/reviews', {
      body: {
        work: { id: String(work.id), medium: 'film' },
        review: '  Good.\n\nVery good. ',
        rating: 8,
        spoiler: 1,
        dateViewed: '2026-05-02',
      },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      author: { id: me.id, username: me.username },
      work: { id: work.id, medium: 'film', title: work.title },
      rating: 8,
      review: 'Good.\n\nVery good.',
      spoiler: true,
      dateViewed: '2026-05-02',
      timePosted: app.clock.now().toISOString(),
      likes: { totalCount: 0 },
      likedByMe: false,
      comments: { items: [] },
    })
    expect((await app.call(me, 'GET /is_seen', { query: named })).body).toBe(true)
    expect((await app.call(me, 'GET /is_saved', { query: named })).body).toBe(false)
    expect(await keptCounts(work.id)).toEqual({
      review_count: 1,
      rating_sum: 8,
      rating: 8,
      audience_size: 1,
    })
  })

  test('accepts a rating alone and stores no empty text', async () => {
    const me = await aUser(app)
    const { id, medium } = await aWork(app, { medium: 'podcast' })
    for (const review of [undefined, null, '', '  \n ']) {
      const answer = await app.call(me, 'POST /v1/reviews', {
        body: { work: { id, medium }, rating: 0, ...(review === undefined ? {} : { review }) },
      })
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({
        review: null,
        rating: 0,
        spoiler: false,
        dateViewed: null,
      })
    }
    expect((await keptCounts(id)).review_count).toBe(4)
  })

  test('concurrent reviews leave correct counts', async () => {
    const work = await aWork(app)
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(app)))
    const answers = await Promise.all(
      people.map((user, index) =>
        app.call(user, 'POST /v1/reviews', { body: { work, rating: index % 11 } }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const sum = people.reduce((total, _, index) => total + (index % 11), 0)
    expect(await keptCounts(work.id)).toEqual({
      review_count: 20,
      rating_sum: sum,
      rating: sum / 20,
      audience_size: 20,
    })
  })

  test.each([
    [{ rating: 11 }, 'rating', 'Must be a whole number from 0 to 10'],
    [{ rating: -1 }, 'rating', 'Must be a whole number from 0 to 10'],
    [{ rating: 7.5 }, 'rating', 'Must be a whole number from 0 to 10'],
    [{ rating: null }, 'rating', 'Must be a whole number from 0 to 10'],
    [{ review: 'x'.repeat(20_001) }, 'review', 'Must be at most 20000 characters'],
    [{ dateViewed: '2026-05-03' }, 'dateViewed', 'Must not be later than today'],
    [{ dateViewed: '2026-02-30' }, 'dateViewed', 'Must be a date like 2024-05-01'],
    [{ work: { medium: 'film' } }, 'work.id', 'Required'],
    [{ work: undefined }, 'work', 'Required'],
  ])('refuses %j', async (change, field, message) => {
    const me = await aUser(app)
    const work = await aWork(app)
    const answer = await app.send({
      method: 'POST',
      url: '/v1/reviews',
      headers: { authorization: `Bearer ${me.token}` },
      payload: { work: { id: work.id, medium: 'film' }, rating: 5, ...change },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_error')
    expect(answer.body.errors?.[0]?.field).toBe(field)
    expect(answer.body.message).toBe(message)
  })

  test('refuses an unknown work, a work of another medium and an unknown medium', async () => {
    const me = await aUser(app)
    const { id } = await aWork(app)
    const post = (work: { id: number; medium: 'film' | 'book' }) =>
      app.call(me, 'POST /v1/reviews', { body: { work, rating: 5 } })
    for (const work of [
      { id: 999_999, medium: 'film' } as const,
      { id, medium: 'book' } as const,
    ]) {
      expect(await post(work)).toEqual({
        status: 404,
        body: { status: 404, code: 'work_not_found', message: 'Work not found' },
      })
    }
    const opera = await post({ id, medium: 'opera' as 'film' })
    expect(opera.status).toBe(400)
    expect(opera.body.code).toBe('invalid_medium')
    const visitor = await app.call(null, 'POST /v1/reviews', {
      body: { work: { id, medium: 'film' }, rating: 5 },
    })
    expect(visitor.status).toBe(401)
  })
})

describe('PATCH /review', () => {
  test('changes the given fields and keeps the rest', async () => {
    const by = await aUser(app)
    const of = await aWork(app)
    const { id } = await aReview(app, {
      by,
      of,
      rating: 4,
      review: 'Old.',
      dateViewed: '2026-01-01',
    })
    const patch = (body: object) =>
      app.call(by, 'PATCH /review', { body: { review_id: id, ...body } })
    const show = () => app.call(null, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
    expect(await patch({ rating: 9 })).toEqual({ status: 200, body: 1 })
    expect((await show()).body).toMatchObject({
      rating: 9,
      review: 'Old.',
      spoiler: false,
      dateViewed: '2026-01-01',
    })
    await patch({ review: ' New. ', spoiler: true, date_viewed: null })
    expect((await show()).body).toMatchObject({
      rating: 9,
      review: 'New.',
      spoiler: true,
      dateViewed: null,
    })
    await patch({ review: null, spoiler: 0, date_viewed: '2026-05-02' })
    expect((await show()).body).toMatchObject({
      review: null,
      spoiler: false,
      dateViewed: '2026-05-02',
    })
    expect((await patch({})).body).toBe(1)
    expect(await keptCounts(of.id)).toMatchObject({ review_count: 1, rating_sum: 9 })
  })

  test("returns 0 for another member's review, an unknown one, and across a block", async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const { id } = await aReview(app, { by: other, rating: 4 })
    const patch = (reviewId: number) =>
      app.call(me, 'PATCH /review', { body: { review_id: reviewId, rating: 1 } })
    expect(await patch(id)).toEqual({ status: 200, body: 0 })
    expect(await patch(999_999)).toEqual({ status: 200, body: 0 })
    await aBlock(app, { by: other, of: me })
    expect((await patch(id)).body).toBe(0)
    const review = await app.call(other, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
    expect(review.body.rating).toBe(4)
  })

  test.each([
    ['rating', { rating: 11 }],
    ['date_viewed', { date_viewed: '2026-05-03' }],
    ['review_id', { review_id: 'x' }],
  ])('refuses a wrong %s', async (field, body) => {
    const by = await aUser(app)
    const { id } = await aReview(app, { by })
    const answer = await app.call(by, 'PATCH /review', { body: { review_id: id, ...body } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.field).toBe(field)
  })

  test('refuses a visitor', async () => {
    const answer = await app.call(null, 'PATCH /review', { body: { review_id: 1 } })
    expect(answer.status).toBe(401)
  })
})

describe('DELETE /review', () => {
  test('deletes the review with its likes and comments, and keeps the work’s mark', async () => {
    const me = await aUser(app)
    const work = await aWork(app)
    const posted = await app.call(me, 'POST /v1/reviews', { body: { work, rating: 6 } })
    const { id } = posted.body
    await aReviewLike(app, { of: { id } })
    await aComment(app, { on: { id } })
    expect(await app.call(me, 'DELETE /review', { body: { review_id: id } })).toEqual({
      status: 200,
      body: 1,
    })
    expect(await keptCounts(work.id)).toEqual({
      review_count: 0,
      rating_sum: 0,
      rating: null,
      audience_size: 1,
    })
    const again = await app.call(me, 'DELETE /review', { body: { review_id: id } })
    expect(again.status).toBe(404)
    expect(again.body.code).toBe('review_not_found')
  })

  test('also reads the id from the query', async () => {
    const by = await aUser(app)
    const { id } = await aReview(app, { by })
    const answer = await app.send({
      method: 'DELETE',
      url: `/review?review_id=${id}`,
      headers: { authorization: `Bearer ${by.token}` },
    })
    expect(answer).toEqual({ status: 200, body: 1 })
  })

  test('is forbidden to others, not found across a block, and refused to visitors', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const { id } = await aReview(app, { by: other })
    const remove = (caller: typeof me | null) =>
      app.call(caller, 'DELETE /review', { body: { review_id: id } })
    const refused = await remove(me)
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('forbidden')
    await aBlock(app, { by: me, of: other })
    expect((await remove(me)).body.code).toBe('review_not_found')
    expect((await remove(null)).body.code).toBe('unauthenticated')
  })
})
