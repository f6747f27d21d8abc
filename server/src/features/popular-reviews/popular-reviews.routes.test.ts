import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const text = 'It is as long as a town, and I would move there at once.'
const daysAgo = (days: number) =>
  new Date(app.clock.now().getTime() - days * 86_400_000).toISOString()
const popular = async (by: Caller, medium: Medium) =>
  (await app.call(by, 'GET /v1/popular-reviews', { query: { mediums: [medium] } })).body.items
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const quote = async () => (await app.call(null, 'GET /v1/popular-reviews/quote')).body.quote

interface Facts {
  medium: Medium
  by?: TestUser
  days?: number
  likes?: number
}

/** A review with text of a new work. */
async function aText({ medium, by, days = 1, likes = 0 }: Facts): Promise<{ id: number }> {
  const of = await aWork(app, { medium })
  const author = by ? { by } : {}
  const review = await aReview(app, { ...author, of, review: text, timePosted: daysAgo(days) })
  for (let like = 0; like < likes; like += 1) await aReviewLike(app, { of: review })
  return review
}

async function suspend({ id }: { id: number }): Promise<void> {
  const values = { user_id: id, reason: 'A trial.', time_suspended: app.clock.now() }
  await app.ctx.db.insertInto('suspensions').values(values).execute()
}

describe('popular reviews', () => {
  test('come by span, then by likes and comments', async () => {
    const me = await aUser(app)
    const medium = 'film'
    const old = await aText({ medium, days: 500, likes: 3 })
    const liked = await aText({ medium, days: 5, likes: 2 })
    const ofMonth = await aText({ medium, days: 20, likes: 3 })
    const discussed = await aText({ medium, days: 6, likes: 1 })
    for (let comment = 0; comment < 2; comment += 1) await aComment(app, { on: discussed })
    const ofYear = await aText({ medium, days: 200, likes: 3 })
    const quiet = await aText({ medium, days: 1 })
    const expected = [discussed, liked, quiet, ofMonth, ofYear, old]
    expect(idsOf(await popular(me, medium))).toEqual(idsOf(expected))
  })

  test('popular reviews are of strangers whom the member may and wants to see', async () => {
    const me = await aUser(app)
    const medium = 'book'
    const [friend, blocked, blocker, muted, suspended, asked] = await Promise.all(
      Array.from({ length: 6 }, () => aUser(app)),
    )
    if (!friend || !blocked || !blocker || !muted || !suspended || !asked) throw new Error('six')
    await aFriendship(app, me, friend)
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocker, of: me })
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await suspend(suspended)
    await aRequest(app, { from: me, to: asked })
    for (const by of [me, friend, blocked, blocker, muted, suspended]) await aText({ medium, by })
    const shown = await aText({ medium, by: asked })
    const hidden = await aWork(app, { medium })
    await aReview(app, { of: hidden, review: text })
    await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
      params: { medium, workId: String(hidden.id) },
      body: { alsoFromFeed: true },
    })
    const items = await popular(me, medium)
    expect(items.map(({ id, friendRequestStatus }) => [id, friendRequestStatus])).toEqual([
      [shown.id, 'outgoing'],
    ])
  })

  test('popular reviews have text without spoilers, and are of works that everyone sees', async () => {
    const me = await aUser(app)
    const medium = 'album'
    const of = await aWork(app, { medium })
    await aReview(app, { of })
    await aReview(app, { of, review: text, spoiler: true })
    const added = await aText({ medium })
    await app.ctx.db
      .updateTable('reviews')
      .set({ is_listed: false })
      .where('id', '=', added.id)
      .execute()
    expect(await popular(me, medium)).toEqual([])
  })

  test('popular reviews are one per author and one per work', async () => {
    const me = await aUser(app)
    const medium = 'podcast'
    const by = await aUser(app)
    const best = await aText({ medium, by, likes: 2 })
    await aText({ medium, by })
    const of = await aWork(app, { medium })
    await aReview(app, { of, review: text, timePosted: daysAgo(2) })
    const newer = await aReview(app, { of, review: text, timePosted: daysAgo(1) })
    expect(idsOf(await popular(me, medium))).toEqual([best.id, newer.id])
  })
})

describe('the quote for visitors', () => {
  test('is a sentence of a popular review, and leaves with its author', async () => {
    const first = await aUser(app)
    const second = await aUser(app)
    const one = await aText({ medium: 'tvShow', by: first, likes: 9 })
    const other = await aText({ medium: 'tvShow', by: second, likes: 8 })
    const found = await quote()
    expect(found).toMatchObject({
      reviewId: one.id,
      text,
      rating: 7,
      author: { username: first.username },
      work: { medium: 'tvShow' },
    })
    await suspend(first)
    expect(await quote()).toMatchObject({ reviewId: other.id })
    await app.call(second, 'DELETE /review', { body: { review_id: other.id } })
    expect((await quote())?.reviewId).not.toBe(other.id)
  })

  test('is chosen anew after ten minutes', async () => {
    await quote()
    const liked = await aText({ medium: 'tvShow', likes: 12 })
    expect((await quote())?.reviewId).not.toBe(liked.id)
    app.clock.advance(600_000)
    expect((await quote())?.reviewId).toBe(liked.id)
  })
})
