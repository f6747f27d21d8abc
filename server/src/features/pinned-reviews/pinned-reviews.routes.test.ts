import { beforeEach, describe, expect, test } from 'vitest'
import { anExport } from '../../testing/factories/exports.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let me: TestUser
beforeEach(async () => {
  me = await aUser(app)
})

const params = () => ({ userId: String(me.id) })
const pin = (reviewId: number) =>
  app.call(me, 'PUT /v1/users/{userId}/pinned-review', { params: params(), body: { reviewId } })
const pinnedFor = async (viewer: Caller) =>
  (await app.call(viewer, 'GET /v1/users/{userId}/pinned-review', { params: params() })).body.review
    ?.id ?? null

describe('PUT /v1/users/{userId}/pinned-review', () => {
  test('pins one review in place of the one before, until it is unpinned', async () => {
    const [first, second] = [await aReview(app, { by: me }), await aReview(app, { by: me })]
    expect(await pinnedFor(null)).toBeNull()
    expect(await pin(first.id)).toEqual({ status: 200, body: { reviewId: first.id } })
    await pin(second.id)
    for (const viewer of [null, me, await aUser(app)]) {
      expect(await pinnedFor(viewer)).toBe(second.id)
    }
    const { document } = await anExport(app, me)
    expect(document.pinnedReview).toBe(second.id)
    await app.call(me, 'DELETE /v1/users/{userId}/pinned-review', { params: params() })
    expect(await pinnedFor(me)).toBeNull()
  })

  test('pins no review of someone else', async () => {
    const { id } = await aReview(app)
    expect(await pin(id)).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
    expect(await pinnedFor(me)).toBeNull()
  })
})

test('is shown to nobody who may not see the review, and goes with it', async () => {
  const [friend, stranger] = [await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  const { id } = await aReview(app, { by: me })
  await pin(id)
  await app.ctx.db
    .updateTable('reviews')
    .set({ audience: 'friends' })
    .where('id', '=', id)
    .execute()
  expect(await pinnedFor(friend)).toBe(id)
  expect(await pinnedFor(stranger)).toBeNull()
  expect(await pinnedFor(null)).toBeNull()
  await app.call(me, 'DELETE /review', { body: { review_id: id } })
  expect(await pinnedFor(me)).toBeNull()
})
