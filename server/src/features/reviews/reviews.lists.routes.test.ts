import { anEngagement } from '../../testing/factories/engagements.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import type { QueryOf, Api } from '@medley/contract/api'

const app = useTestApp()
type Query = QueryOf<Api['GET /v1/reviews']>

async function idsFor(caller: Caller, query: Query): Promise<number[]> {
  const answer = await app.call(caller, 'GET /v1/reviews', { query })
  expect(answer.status).toBe(200)
  return answer.body.items.map(({ id }) => id)
}

const day = (number: number) => `2026-04-${String(number).padStart(2, '0')}T12:00:00.000Z`

describe('the sets of GET /v1/reviews', () => {
  let me: TestUser
  let work: { id: number; medium: 'film' }
  const ids: Record<'mine' | 'friend' | 'asked' | 'stranger' | 'blocked' | 'blocking', number> = {
    mine: 0,
    friend: 0,
    asked: 0,
    stranger: 0,
    blocked: 0,
    blocking: 0,
  }

  beforeAll(async () => {
    me = await aUser(app)
    work = { ...(await aWork(app)), medium: 'film' }
    const [friend, asked, stranger, blocked, blocking] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await aFriendship(app, me, friend)
    await aRequest(app, { from: asked, to: me })
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocking, of: me })
    const authors = { mine: me, friend, asked, stranger, blocked, blocking }
    let number = 0
    for (const [name, by] of Object.entries(authors)) {
      number += 1
      const { id } = await aReview(app, { by, of: work, timePosted: day(number), rating: number })
      Object.assign(ids, { [name]: id })
    }
  })

  test('any is everyone but people across a block, newest first', async () => {
    expect(await idsFor(me, {})).toEqual([ids.stranger, ids.asked, ids.friend, ids.mine])
    expect(await idsFor(me, { work })).toEqual([ids.stranger, ids.asked, ids.friend, ids.mine])
  })

  test('public is neither the caller nor friends; an open request is no friendship', async () => {
    expect(await idsFor(me, { friendship: 'public' })).toEqual([ids.stranger, ids.asked])
    expect(await idsFor(me, { friendship: 'public', work })).toEqual([ids.stranger, ids.asked])
  })

  test('friend is approved friends, friendAndMe these and the caller', async () => {
    expect(await idsFor(me, { friendship: 'friend' })).toEqual([ids.friend])
    expect(await idsFor(me, { friendship: 'friend', work })).toEqual([ids.friend])
    expect(await idsFor(me, { friendship: 'friendAndMe' })).toEqual([ids.friend, ids.mine])
    expect(await idsFor(me, { friendship: 'friendAndMe', work })).toEqual([ids.friend, ids.mine])
  })

  test('any and public show everyone to a visitor', async () => {
    const everybody = [ids.blocking, ids.blocked, ids.stranger, ids.asked, ids.friend, ids.mine]
    expect(await idsFor(null, {})).toEqual(everybody)
    expect(await idsFor(null, { friendship: 'public', work })).toEqual(everybody)
  })

  test.each(['friend', 'friendAndMe'] as const)('refuses %s to a visitor', async (friendship) => {
    const answer = await app.call(null, 'GET /v1/reviews', { query: { friendship } })
    expect(answer).toEqual({
      status: 401,
      body: { status: 401, code: 'unauthenticated', message: 'Authentication required' },
    })
  })

  test('an author narrows the set', async () => {
    expect(await idsFor(me, { author: me.id })).toEqual([ids.mine])
    expect(await idsFor(me, { author: me.id, friendship: 'friend' })).toEqual([])
    expect(await idsFor(me, { author: me.id, friendship: 'friendAndMe', work })).toEqual([ids.mine])
    expect(await idsFor(me, { author: me.id, friendship: 'public' })).toEqual([])
    expect(await idsFor(me, { author: 999_999 })).toEqual([])
  })

  test('an author across a block has no reviews', async () => {
    const { body } = await app.call(null, 'GET /v1/reviews/{id}', {
      params: { id: String(ids.blocked) },
    })
    expect(await idsFor(me, { author: body.author.id })).toEqual([])
  })

  test('a work of another medium has no reviews', async () => {
    expect(await idsFor(me, { work: { id: work.id, medium: 'book' } })).toEqual([])
    expect(await idsFor(me, { work, mediums: ['book'] })).toEqual([])
    expect(await idsFor(me, { work, mediums: ['film', 'book'], friendship: 'friend' })).toEqual([
      ids.friend,
    ])
  })

  test('sort=rating puts the highest first', async () => {
    expect(await idsFor(null, { work, sort: 'rating', limit: 2 })).toEqual([
      ids.blocking,
      ids.blocked,
    ])
  })
})

describe('order and pages of GET /v1/reviews', () => {
  test('merges the newest of several friends and pages without gaps', async () => {
    const [me, one, other] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, me, one)
    await aFriendship(app, me, other)
    const written: number[] = []
    for (const [number, by] of [one, other, me, one, one, other, me].entries()) {
      const { id } = await aReview(app, { by, timePosted: day(number + 1) })
      written.unshift(id)
    }
    const pages = [0, 3, 6, 9].map((offset) =>
      idsFor(me, { friendship: 'friendAndMe', limit: 3, offset }),
    )
    expect((await Promise.all(pages)).flat()).toEqual(written)
  })

  test('orders equal times by id, latest first', async () => {
    const by = await aUser(app)
    const first = await aReview(app, { by })
    const second = await aReview(app, { by })
    expect(await idsFor(null, { author: by.id })).toEqual([second.id, first.id])
  })

  test('orders equal ratings by time, newest first', async () => {
    const by = await aUser(app)
    const old = await aReview(app, { by, rating: 8, timePosted: day(1) })
    const recent = await aReview(app, { by, rating: 8, timePosted: day(9) })
    const best = await aReview(app, { by, rating: 9, timePosted: day(5) })
    expect(await idsFor(by, { author: by.id, sort: 'rating' })).toEqual([
      best.id,
      recent.id,
      old.id,
    ])
  })

  test('filters by one or several mediums, ignoring repeated ones', async () => {
    const [me, by] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, by)
    const film = await aReview(app, { by, timePosted: day(1) })
    const of = await aWork(app, { medium: 'book' })
    const book = await aReview(app, { by, of, timePosted: day(2) })
    const album = await aReview(app, {
      by,
      of: await aWork(app, { medium: 'album' }),
      timePosted: day(3),
    })
    const feed = { friendship: 'friend' } as const
    expect(await idsFor(me, { ...feed, mediums: ['book'] })).toEqual([book.id])
    expect(await idsFor(me, { ...feed, mediums: ['film', 'album', 'film'] })).toEqual([
      album.id,
      film.id,
    ])
    expect(await idsFor(null, { author: by.id, mediums: ['book', 'album'] })).toEqual([
      album.id,
      book.id,
    ])
    expect((await idsFor(null, { mediums: ['book'] }))[0]).toBe(book.id)
  })

  test('separates reviews with words or a spoiler from bare ratings', async () => {
    const by = await aUser(app)
    const words = await aReview(app, { by, review: 'Sand.', timePosted: day(1) })
    const bare = await aReview(app, { by, review: null, timePosted: day(2) })
    const spoiler = await aReview(app, { by, review: null, spoiler: true, timePosted: day(3) })
    const author = by.id
    expect(await idsFor(null, { author, hasText: true })).toEqual([spoiler.id, words.id])
    expect(await idsFor(null, { author, hasText: false })).toEqual([bare.id])
    expect(await idsFor(null, { author, hasText: false, mediums: ['book'] })).toEqual([])
  })

  test.each([
    ['hasText=maybe', 'validation_error'],
    ['limit=0', 'validation_error'],
    ['limit=101', 'validation_error'],
    ['offset=-1', 'validation_error'],
    ['friendship=enemies', 'validation_error'],
    ['sort=date', 'validation_error'],
    ['author=x', 'validation_error'],
    ['work[medium]=film', 'validation_error'],
    ['work[id]=1', 'validation_error'],
    ['mediums[]=opera', 'invalid_medium'],
    ['work[id]=1&work[medium]=opera', 'invalid_medium'],
  ])('refuses %s with %s', async (query, code) => {
    const answer = await app.send({ method: 'GET', url: `/v1/reviews?${query}` })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe(code)
  })

  test('accepts repeated and numbered mediums', async () => {
    const by = await aUser(app)
    const { id } = await aReview(app, { by })
    for (const query of ['mediums=film&mediums=book', 'mediums[0]=film', 'mediums=film']) {
      const url = `/v1/reviews?author=${by.id}&${query}`
      const answer = await app.send({ method: 'GET', url })
      expect(answer.body).toMatchObject({ items: [{ id }] })
    }
  })
})

describe('GET /v1/reviews/{id}', () => {
  test('returns the complete review', async () => {
    const [me, by] = [await aUser(app), await aUser(app, { firstName: 'Ann', lastName: 'Lee' })]
    const facts = { title: 'Heat', creators: ['Michael Mann'], releaseDate: '1995-12-15' }
    const of = await aWork(app, facts)
    const { id } = await aReview(app, {
      by,
      of,
      rating: 9,
      review: 'Two lines.\nOne cup of coffee.',
      spoiler: true,
      dateViewed: '2020-02-29',
    })
    await aReviewLike(app, { by: me, of: { id } })
    await aReviewLike(app, { of: { id } })
    const comment = await aComment(app, { by: me, on: { id }, content: 'Yes.' })
    const answer = await app.call(me, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
    expect(answer.status).toBe(200)
    const time = app.clock.now().toISOString()
    expect(answer.body).toEqual({
      id,
      author: {
        id: by.id,
        username: by.username,
        firstName: 'Ann',
        lastName: 'Lee',
        profilePicture: null,
      },
      work: {
        id: of.id,
        medium: 'film',
        title: 'Heat',
        posterSource: null,
        releaseDate: '1995-12-15',
        creators: [{ name: 'Michael Mann' }],
      },
      rating: 9,
      review: 'Two lines.\nOne cup of coffee.',
      spoiler: true,
      timePosted: time,
      dateViewed: '2020-02-29',
      viewedIn: null,
      imported: false,
      userInfo: { hasEngaged: false, savedForLater: false },
      audience: null,
      likes: { totalCount: 2 },
      likedByMe: true,
      comments: {
        items: [
          {
            id: comment.id,
            reviewId: id,
            review_id: id,
            author: {
              id: me.id,
              username: me.username,
              firstName: null,
              lastName: null,
              profilePicture: null,
            },
            content: 'Yes.',
            timePosted: time,
            commenter_user_id: me.id,
            username: me.username,
            time_posted: time,
          },
        ],
      },
    })
    const seenByVisitor = await app.call(null, 'GET /v1/reviews/{id}', {
      params: { id: String(id) },
    })
    expect(seenByVisitor.body.likedByMe).toBe(false)
    expect(seenByVisitor.body.likes.totalCount).toBe(2)
  })

  test('shows comments oldest first, without those of people across a block', async () => {
    const [me, blocked, blocking] = [await aUser(app), await aUser(app), await aUser(app)]
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocking, of: me })
    const on = await aReview(app)
    await aComment(app, { on, content: 'second', timePosted: day(2) })
    await aComment(app, { on, content: 'first', timePosted: day(1) })
    await aComment(app, { on, by: blocked, content: 'blocked' })
    await aComment(app, { on, by: blocking, content: 'blocking' })
    const contentsFor = async (caller: Caller) => {
      const params = { id: String(on.id) }
      const { body } = await app.call(caller, 'GET /v1/reviews/{id}', { params })
      return body.comments.items.map(({ content }) => content)
    }
    expect(await contentsFor(me)).toEqual(['first', 'second'])
    expect(await contentsFor(null)).toHaveLength(4)
  })

  test('is not found across a block, in both directions', async () => {
    const [one, other] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: one, of: other })
    for (const [viewer, by] of [
      [one, other],
      [other, one],
    ] as const) {
      const { id } = await aReview(app, { by })
      const answer = await app.call(viewer, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
      expect(answer.status).toBe(404)
      expect(answer.body.code).toBe('review_not_found')
    }
  })

  test.each(['999999', 'x', '0', '99999999999'])(
    'GET /v1/reviews/{id} does not find review %s',
    async (id) => {
      const answer = await app.call(null, 'GET /v1/reviews/{id}', { params: { id } })
      expect(answer).toEqual({
        status: 404,
        body: { status: 404, code: 'review_not_found', message: 'Review not found' },
      })
    },
  )
})

describe('GET /v1/reviews/summary/{userId}', () => {
  test('counts per medium, all or viewed since a day', async () => {
    const by = await aUser(app)
    const book = await aWork(app, { medium: 'book' })
    await aReview(app, { by, dateViewed: '2026-01-01' })
    await aReview(app, { by, dateViewed: '2025-12-31' })
    await aReview(app, { by, of: book })
    const params = { userId: String(by.id) }
    const path = 'GET /v1/reviews/summary/{userId}'
    const all = await app.call(null, path, { params, query: {} })
    const none = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
    expect(all).toEqual({
      status: 200,
      body: { total: 3, perMedium: { ...none, film: 2, book: 1 } },
    })
    for (const minDateEngaged of ['2026-01-01', '2026-01-01T00:00:00.000Z']) {
      const since = await app.call(null, path, { params, query: { minDateEngaged } })
      expect(since.body).toEqual({ total: 1, perMedium: { ...none, film: 1 } })
    }
  })

  test('counts reviews for friends for friends alone, as the profile does', async () => {
    const [by, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, by, friend)
    await aReview(app, { by, audience: 'friends' })
    await aReview(app, { by })
    const params = { userId: String(by.id) }
    const count = async (viewer: TestUser | null) => {
      const call = { params, query: {} }
      const { body } = await app.call(viewer, 'GET /v1/reviews/summary/{userId}', call)
      const counts = await app.call(viewer, 'GET /v1/users/{userId}/counts', { params })
      return [body.total, counts.body.reviews]
    }
    expect(await count(null)).toEqual([1, 1])
    expect(await count(await aUser(app))).toEqual([1, 1])
    expect(await count(friend)).toEqual([2, 2])
    expect(await count(by)).toEqual([2, 2])
  })

  test('refuses people the user blocks, but not people who block the user', async () => {
    const [one, other] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: one, of: other })
    const path = 'GET /v1/reviews/summary/{userId}'
    const refused = await app.call(other, path, { params: { userId: String(one.id) }, query: {} })
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('blocked_by_them')
    const own = await app.call(one, path, { params: { userId: String(other.id) }, query: {} })
    expect(own.status).toBe(200)
  })

  test('refuses an unknown user and an invalid time', async () => {
    const path = 'GET /v1/reviews/summary/{userId}'
    const unknown = await app.call(null, path, { params: { userId: '999999' }, query: {} })
    expect(unknown.status).toBe(404)
    expect(unknown.body.code).toBe('user_not_found')
    const { id } = await aUser(app)
    const query = { minDateEngaged: 'soon' }
    const nonsense = await app.call(null, path, { params: { userId: String(id) }, query })
    expect(nonsense.body.errors?.[0]?.field).toBe('minDateEngaged')
  })
})

test('a spoiler by others opens by itself for those who finished its work', async () => {
  const [author, reader, other] = [await aUser(app), await aUser(app), await aUser(app)]
  const of = await aWork(app)
  await aReview(app, { by: author, of, review: 'He was dead.', spoiler: true })
  await aReview(app, { by: other, of, review: 'So sad.' })
  for (const by of [author, reader]) await anEngagement(app, { by, of })
  const openOf = async (viewer: Parameters<typeof app.call>[0]) => {
    const query = { work: { id: of.id, medium: 'film' as const } }
    const { body } = await app.call(viewer, 'GET /v1/reviews', { query })
    return body.items.map(({ spoiler, isSpoilerOpen }) => [spoiler, isSpoilerOpen])
  }
  const none = [
    [false, undefined],
    [true, undefined],
  ]
  expect(await openOf(reader)).toEqual([
    [false, undefined],
    [true, true],
  ])
  for (const viewer of [null, other, author]) expect(await openOf(viewer)).toEqual(none)
})
