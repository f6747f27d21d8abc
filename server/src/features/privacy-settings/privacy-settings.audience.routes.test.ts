import type { Audience } from '@medley/contract/values/audiences'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const show = (by: TestUser, audience: Audience) =>
  app.call(by, 'PATCH /v1/privacy-settings', { body: { audience } })

const reviewsOf = async (reader: TestUser | null, author: TestUser) => {
  const query = { author: author.id }
  const { body } = await app.call(reader, 'GET /v1/reviews', { query })
  return body.items.map(({ id }) => id)
}

const profileOf = async (reader: TestUser | null, { username }: TestUser) => {
  const { body } = await app.call(reader, 'GET /profile', { query: { user: username } })
  return body
}

const summary = (reader: TestUser | null, { id }: TestUser) =>
  app.call(reader, 'GET /v1/reviews/summary/{userId}', {
    params: { userId: String(id) },
    query: {},
  })

async function threePeople() {
  const [ann, friend, stranger] = await Promise.all([aUser(app), aUser(app), aUser(app)])
  await aFriendship(app, ann, friend)
  return { ann, friend, stranger }
}

test('a member shows their friends what others do not see, from the next request on', async () => {
  const { ann, friend, stranger } = await threePeople()
  const { id } = await aReview(app, { by: ann })
  expect(await reviewsOf(null, ann)).toEqual([id])
  await show(ann, 'friends')
  expect(await reviewsOf(null, ann)).toEqual([])
  expect(await reviewsOf(stranger, ann)).toEqual([])
  expect(await reviewsOf(friend, ann)).toEqual([id])
  expect(await reviewsOf(ann, ann)).toEqual([id])
  expect(await summary(stranger, ann)).toMatchObject({
    status: 403,
    body: { code: 'not_in_audience' },
  })
  expect((await summary(friend, ann)).status).toBe(200)
  await show(ann, 'members')
  expect(await reviewsOf(null, ann)).toEqual([])
  expect(await reviewsOf(stranger, ann)).toEqual([id])
  await show(ann, 'everyone')
  expect(await reviewsOf(null, ann)).toEqual([id])
})

test('to others, the profile is a name and a picture, and says whom it is for', async () => {
  const { ann, friend, stranger } = await threePeople()
  expect(await profileOf(null, ann)).toMatchObject({ onlyFor: null })
  await show(ann, 'friends')
  expect(await profileOf(stranger, ann)).toMatchObject({ id: ann.id, onlyFor: 'friends' })
  expect(await profileOf(null, ann)).toMatchObject({ onlyFor: 'friends' })
  expect(await profileOf(friend, ann)).toMatchObject({ onlyFor: null })
  await show(ann, 'members')
  expect(await profileOf(stranger, ann)).toMatchObject({ onlyFor: null })
  expect(await profileOf(null, ann)).toMatchObject({ onlyFor: 'members' })
})

test('others can find the member by name and ask to be friends; visitors cannot find them', async () => {
  const { ann, stranger } = await threePeople()
  await show(ann, 'friends')
  const search = async (reader: TestUser | null) => {
    const query = { q: ann.username, category: 'users' } as const
    return JSON.stringify((await app.call(reader, 'GET /v1/search', { query })).body)
  }
  expect(await search(stranger)).toContain(ann.username)
  expect(await search(null)).not.toContain(`"${ann.username}"`)
  const params = { userId: String(stranger.id), otherId: String(ann.id) }
  const ask = await app.call(stranger, 'PUT /v1/users/{userId}/friendships/{otherId}', { params })
  expect(ask.status).toBe(200)
})

test('a comment under a review for everyone stays public', async () => {
  const { ann, stranger } = await threePeople()
  const review = await aReview(app, { by: stranger })
  await aComment(app, { by: ann, on: review, content: 'Well put.' })
  await show(ann, 'friends')
  const { body } = await app.call(null, 'GET /v1/reviews/{id}', {
    params: { id: String(review.id) },
  })
  expect(body.comments.items.map(({ content }) => content)).toEqual(['Well put.'])
})

test('a review for friends is seen by no one else, and is listed again when it is opened', async () => {
  const { ann, friend, stranger } = await threePeople()
  const work = await aWork(app)
  const post = { work: { id: work.id, medium: work.medium }, rating: 8, review: 'Between us.' }
  const { body: review } = await app.call(ann, 'POST /v1/reviews', {
    body: { ...post, audience: 'friends' },
  })
  expect(review.audience).toBe('friends')
  const params = { id: String(review.id) }
  const statusFor = async (reader: TestUser | null) =>
    (await app.call(reader, 'GET /v1/reviews/{id}', { params })).status
  expect(await Promise.all([null, stranger, friend, ann].map(statusFor))).toEqual([
    404, 404, 200, 200,
  ])
  expect(await reviewsOf(stranger, ann)).toEqual([])
  expect(await reviewsOf(friend, ann)).toEqual([review.id])
  const like = await app.call(stranger, 'PUT /v1/review-likes', { body: { reviewId: review.id } })
  expect(like.status).toBe(404)
  const open = { review_id: review.id, audience: null }
  expect((await app.call(ann, 'PATCH /review', { body: open })).body).toBe(1)
  expect(await reviewsOf(null, ann)).toEqual([review.id])
})

test('a list for friends is seen by no one else', async () => {
  const { ann, friend, stranger } = await threePeople()
  const { body: list } = await app.call(ann, 'POST /v1/lists', {
    body: { title: 'Between us', isPrivate: false, audience: 'friends' },
  })
  const statusFor = async (reader: TestUser | null) =>
    (await app.call(reader, 'GET /v1/lists/{id}', { params: { id: String(list.id) } })).status
  expect(await Promise.all([null, stranger, friend, ann].map(statusFor))).toEqual([
    404, 404, 200, 200,
  ])
  const params = { id: String(list.id) }
  await app.call(ann, 'PATCH /v1/lists/{id}', { params, body: { audience: null } })
  expect(await statusFor(null)).toBe(200)
})

test('two people behind a score are counted and not named, if one of them is not for everyone', async () => {
  const { ann, friend, stranger } = await threePeople()
  const work = await aWork(app)
  for (const by of [ann, friend]) await aReview(app, { by, of: work, rating: 9 })
  const params = { medium: work.medium, workId: String(work.id) }
  const scores = async () => {
    const { body } = await app.call(stranger, 'GET /v1/works/{medium}/{workId}/statistics', {
      params,
    })
    const { body: ratings } = await app.call(
      null,
      'GET /v1/works/{medium}/{workId}/rating-counts',
      {
        params,
      },
    )
    return { ...body.ratings.overall, bars: ratings.items.length }
  }
  expect(await scores()).toMatchObject({ score: 9, count: 2, bars: 1 })
  await show(ann, 'members')
  expect(await scores()).toMatchObject({ score: null, count: 2, bars: 0 })
  await aReview(app, { by: stranger, of: work, rating: 6 })
  expect(await scores()).toMatchObject({ score: 8, count: 3, bars: 2 })
})

test('a block stands before any audience', async () => {
  const { ann, friend } = await threePeople()
  await aReview(app, { by: ann })
  await aBlock(app, { by: ann, of: friend })
  await show(ann, 'friends')
  expect(await reviewsOf(friend, ann)).toEqual([])
})
