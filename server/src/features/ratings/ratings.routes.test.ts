import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const day = (number: number) => `2026-04-${String(number).padStart(2, '0')}T12:00:00.000Z`

describe('GET /v1/ratings/mine', () => {
  const mine = async (caller: TestUser, workIds: number[]) => {
    const answer = await app.call(caller, 'GET /v1/ratings/mine', { query: { workIds } })
    expect(answer.status).toBe(200)
    return answer.body.items
  }

  test('returns the rating of the actor’s newest review of each work, by id', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const [one, two, none] = [await aWork(app), await aWork(app), await aWork(app)]
    const newest = await aReview(app, { by: me, of: one, rating: 9, timePosted: day(3) })
    await aReview(app, { by: me, of: one, rating: 4, timePosted: day(1) })
    const only = await aReview(app, { by: me, of: two, rating: 6 })
    await aReview(app, { by: other, of: none, rating: 8 })
    expect(await mine(me, [two.id, one.id, none.id, one.id, 999_999])).toEqual([
      { workId: one.id, rating: 9, reviewId: newest.id },
      { workId: two.id, rating: 6, reviewId: only.id },
    ])
  })

  test('reflects changed and deleted reviews', async () => {
    const [me, of] = [await aUser(app), await aWork(app)]
    const first = await aReview(app, { by: me, of, rating: 3, timePosted: day(1) })
    const { id } = await aReview(app, { by: me, of, rating: 5, timePosted: day(2) })
    await app.call(me, 'PATCH /review', { body: { review_id: id, rating: 8 } })
    expect(await mine(me, [of.id])).toEqual([{ workId: of.id, rating: 8, reviewId: id }])
    await app.call(me, 'DELETE /review', { body: { review_id: id } })
    expect(await mine(me, [of.id])).toEqual([{ workId: of.id, rating: 3, reviewId: first.id }])
  })

  test.each([
    ['', 400],
    ['?workIds[]=x', 400],
    [`?${Array.from({ length: 101 }, (_, index) => `workIds[]=${index + 1}`).join('&')}`, 400],
    [`?${Array.from({ length: 100 }, (_, index) => `workIds[]=${index + 1}`).join('&')}`, 200],
    ['?workIds=5', 200],
  ])('GET /v1/ratings/mine for %.30s returns %i', async (query, status) => {
    const me = await aUser(app)
    const answer = await app.send({
      method: 'GET',
      url: `/v1/ratings/mine${query}`,
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect(answer.status).toBe(status)
  })
})

describe('GET /v1/ratings/mine/works', () => {
  const worksOf = async (caller: TestUser, perRating?: number) => {
    const query = perRating === undefined ? {} : { perRating }
    const { status, body } = await app.call(caller, 'GET /v1/ratings/mine/works', { query })
    expect(status).toBe(200)
    return new Map(body.items.map(({ rating, works }) => [rating, works.map(({ id }) => id)]))
  }

  test('returns every rating, highest first, with empty lists for unused ones', async () => {
    const { body } = await app.call(await aUser(app), 'GET /v1/ratings/mine/works', { query: {} })
    expect(body.items.map(({ rating }) => rating)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(body.items.flatMap(({ works }) => works)).toEqual([])
  })

  test('returns the newest few of a rating, newest first', async () => {
    const me = await aUser(app)
    const works = [await aWork(app), await aWork(app), await aWork(app)] as const
    for (const [number, of] of works.entries()) {
      await aReview(app, { by: me, of, rating: 7, timePosted: day(number + 1) })
    }
    await aReview(app, { of: works[0], rating: 7 })
    expect((await worksOf(me)).get(7)).toEqual([works[2].id, works[1].id, works[0].id])
    expect((await worksOf(me, 2)).get(7)).toEqual([works[2].id, works[1].id])
  })

  test('counts a work once, under the rating of its newest review', async () => {
    const [me, of, again] = [await aUser(app), await aWork(app), await aWork(app)]
    await aReview(app, { by: me, of, rating: 7, timePosted: day(1) })
    await aReview(app, { by: me, of, rating: 9, timePosted: day(2) })
    for (const number of [3, 4, 5]) {
      await aReview(app, { by: me, of: again, rating: 7, timePosted: day(number) })
    }
    const found = await worksOf(me)
    expect(found.get(7)).toEqual([again.id])
    expect(found.get(9)).toEqual([of.id])
  })

  test('returns the data for a poster', async () => {
    const me = await aUser(app)
    const of = await aWork(app, { medium: 'album', title: 'Blue', releaseDate: '1971' })
    await aReview(app, { by: me, of, rating: 10 })
    const { body } = await app.call(me, 'GET /v1/ratings/mine/works', { query: {} })
    expect(body.items[0]).toEqual({
      rating: 10,
      works: [
        { id: of.id, medium: 'album', title: 'Blue', posterSource: null, releaseDate: '1971' },
      ],
    })
  })
})

describe('GET /v1/works/{medium}/{workId}/friend-ratings', () => {
  const ask = (caller: TestUser, workId: number, query: object = {}, medium = 'film') =>
    app.call(caller, 'GET /v1/works/{medium}/{workId}/friend-ratings', {
      params: { medium: medium === 'film' ? 'film' : 'book', workId: String(workId) },
      query,
    })

  test('returns the newest rating of each friend, newest first', async () => {
    const names = { firstName: 'Teo', lastName: 'Marchetti' }
    const [me, one, other] = [await aUser(app), await aUser(app, names), await aUser(app, names)]
    const of = await aWork(app)
    await aFriendship(app, me, one)
    await aFriendship(app, other, me)
    await aReview(app, { by: one, of, rating: 2, timePosted: day(1) })
    const last = await aReview(app, { by: one, of, rating: 8, timePosted: day(3) })
    const single = await aReview(app, { by: other, of, rating: 5, timePosted: day(2) })
    await aReview(app, { by: me, of, rating: 10, timePosted: day(9) })
    await aReview(app, { by: one, rating: 1 })
    const { status, body } = await ask(me, of.id)
    expect(status).toBe(200)
    const person = ({ id, username }: TestUser) => ({
      id,
      username,
      ...names,
      profilePicture: null,
    })
    expect(body.items).toEqual([
      { rating: 8, reviewId: last.id, user: person(one) },
      { rating: 5, reviewId: single.id, user: person(other) },
    ])
    expect((await ask(me, of.id, { limit: 1 })).body.items).toHaveLength(1)
  })

  test('leaves out strangers, open requests and people across a block', async () => {
    const [me, asked, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
    const [blocked, blocking] = [await aUser(app), await aUser(app)]
    const of = await aWork(app)
    await aRequest(app, { from: asked, to: me })
    await aFriendship(app, me, blocked)
    await aFriendship(app, me, blocking)
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocking, of: me })
    for (const by of [asked, stranger, blocked, blocking]) await aReview(app, { by, of })
    expect((await ask(me, of.id)).body.items).toEqual([])
  })

  test('refuses an unknown work and one of another medium', async () => {
    const [me, of] = [await aUser(app), await aWork(app)]
    for (const answer of [await ask(me, 999_999), await ask(me, of.id, {}, 'book')]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ code: 'work_not_found' })
    }
  })
})

describe('GET /v1/works/{medium}/{workId}/rating-counts', () => {
  const countsOf = async (workId: number, caller: TestUser | null = null) => {
    const { status, body } = await app.call(
      caller,
      'GET /v1/works/{medium}/{workId}/rating-counts',
      { params: { medium: 'film', workId: String(workId) } },
    )
    expect(status).toBe(200)
    return body.items
  }

  test('counts each member once, by their newest rating, lowest rating first', async () => {
    const [often, of] = [await aUser(app), await aWork(app)]
    await aReview(app, { by: often, of, rating: 3, timePosted: day(1) })
    await aReview(app, { by: often, of, rating: 9, timePosted: day(3) })
    await aReview(app, { by: often, of, rating: 5, timePosted: day(2) })
    await aReview(app, { of, rating: 9 })
    await aReview(app, { of, rating: 0 })
    await aReview(app, { rating: 7 })
    expect(await countsOf(of.id)).toEqual([
      { rating: 0, count: 1 },
      { rating: 9, count: 2 },
    ])
  })

  test('counts the same for everyone, as the score does, and nothing without ratings', async () => {
    const [me, blocked, of] = [await aUser(app), await aUser(app), await aWork(app)]
    expect(await countsOf(of.id)).toEqual([])
    await aReview(app, { by: blocked, of, rating: 4 })
    await aBlock(app, { by: me, of: blocked })
    expect(await countsOf(of.id, me)).toEqual([{ rating: 4, count: 1 }])
    const { body } = await app.call(me, 'GET /v1/works/{medium}/{workId}/statistics', {
      params: { medium: 'film', workId: String(of.id) },
    })
    expect(body.ratings.overall).toEqual({ score: 4, count: 1 })
  })
})
