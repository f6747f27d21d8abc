import { expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

type Film = { id: number }

async function noticesBy(by: TestUser) {
  const { body } = await app.call(by, 'GET /v1/notifications', { query: {} })
  return body.items.filter((one) => one.type === 'saved from review')
}

const save = (by: TestUser, { id }: Film, fromReviewId: number) =>
  app.call(by, 'POST /saved-for-later', {
    body: { medium: 'film', internal_id: id, fromReviewId },
  })

const unsave = (by: TestUser, { id }: Film) =>
  app.call(by, 'DELETE /saved-for-later', { query: { medium: 'film', workId: id } })

async function aFriendsReview() {
  const [author, friend, film] = [await aUser(app), await aUser(app), await aWork(app)]
  await aFriendship(app, author, friend)
  return { author, friend, film, review: await aReview(app, { by: author, of: film }) }
}

test('a friend is notified once whose review led to a saving', async () => {
  const { author, friend, film, review } = await aFriendsReview()
  const answers = await Promise.all([1, 2, 3].map(() => save(friend, film, review.id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await noticesBy(author)).map((one) => one.notificationData)).toEqual([
    expect.objectContaining({
      user: expect.objectContaining({ id: friend.id }),
      reviewId: review.id,
      work: expect.objectContaining({ id: film.id }),
    }),
  ])
})

test('unsaving deletes what was not read, and what was read is never sent again', async () => {
  const { author, friend, film, review } = await aFriendsReview()
  await save(friend, film, review.id)
  await unsave(friend, film)
  expect(await noticesBy(author)).toEqual([])
  await save(friend, film, review.id)
  const [one] = await noticesBy(author)
  await app.call(author, 'PATCH /v1/notifications/read', { body: { notifications: [one!.id] } })
  await unsave(friend, film)
  const again = await aReview(app, { by: author, of: film })
  await save(friend, film, again.id)
  expect((await noticesBy(author)).map(({ id }) => id)).toEqual([one!.id])
})

test('rating the work keeps the notification', async () => {
  const { author, friend, film, review } = await aFriendsReview()
  await save(friend, film, review.id)
  const body = {
    work: { id: film.id, medium: 'film' as const },
    rating: 8,
    review: null,
    spoiler: false,
  }
  await app.call(friend, 'POST /v1/reviews', { body })
  expect(await noticesBy(author)).toHaveLength(1)
})

test('nobody is notified by strangers, across blocks, of own reviews or reviews of another work', async () => {
  const { author, friend, film, review } = await aFriendsReview()
  const [stranger, other] = [await aUser(app), await aWork(app)]
  await save(stranger, film, review.id)
  await save(author, film, review.id)
  await save(friend, other, review.id)
  await save(friend, film, 2_147_483_647)
  await unsave(friend, film)
  await aBlock(app, { by: author, of: friend })
  expect((await save(friend, film, review.id)).status).toBe(200)
  expect(await noticesBy(author)).toEqual([])
})

test('a muted friend is not heard, and the switch turns the kind off', async () => {
  const { author, friend, film, review } = await aFriendsReview()
  const params = { userId: String(friend.id) }
  await app.call(author, 'PUT /v1/mutes/{userId}', { params })
  await save(friend, film, review.id)
  expect(await noticesBy(author)).toEqual([])
  await app.call(author, 'DELETE /v1/mutes/{userId}', { params })
  expect(await noticesBy(author)).toHaveLength(1)
  await app.call(author, 'PATCH /v1/notification-settings', {
    body: { kinds: [{ kind: 'saved from review', site: false, mail: false }] },
  })
  expect(await noticesBy(author)).toEqual([])
})

test('it goes by letter only where that is switched on', async () => {
  const { author } = await aFriendsReview()
  const { body } = await app.call(author, 'GET /v1/notification-settings')
  expect(body.kinds.find(({ kind }) => kind === 'saved from review')).toEqual({
    kind: 'saved from review',
    site: true,
    mail: false,
  })
})
