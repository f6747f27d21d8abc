import type { Medium } from '@medley/contract/values/medium'
import type { Reason } from '@medley/contract/works/recommendations'
import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { neighboursOf } from '../../testing/factories/neighbours.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { manyWorks } from '../../testing/factories/tastes.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { anAddedWork, aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import { renewRecommendations } from './build/recommendations.renewal.service.ts'

const app = useTestApp()

let serial = 0
/** A work by a creator of its own, so that creators neither relate nor crowd works. */
function aLoneWork(facts: Parameters<typeof aWork>[1] = {}) {
  serial += 1
  return aWork(app, { creators: [`Creator ${serial}`], ...facts })
}

const call = 'GET /v1/recommendations/{medium}' as const
async function recommended(by: Caller, medium: Medium = 'film') {
  const answer = await app.call(by, call, { params: { medium }, query: { limit: 60 } })
  expect(answer.status).toBe(200)
  return answer.body
}
const idsFor = async (by: Caller, medium: Medium = 'film') =>
  (await recommended(by, medium)).items.map(({ work }) => work.id)
async function reasonsFor(by: Caller, { id, medium }: Named): Promise<Reason[]> {
  const { items } = await recommended(by, medium)
  return items.find(({ work }) => work.id === id)?.reasons ?? []
}

interface Named {
  id: number
  medium: Medium
}
const paramsOf = ({ id, medium }: Named) => ({ params: { medium, workId: String(id) } })
const notForMe = '/v1/not-for-me/{medium}/{workId}' as const

async function rate(by: TestUser, work: Named, rating: number) {
  const body = { work: { id: work.id, medium: work.medium }, rating }
  const answer = await app.call(by, 'POST /v1/reviews', { body })
  expect(answer.status).toBe(201)
  return answer.body
}

describe('recommendations', () => {
  test('follow a rating, name it as their reason, and go with it', async () => {
    const me = await aUser(app)
    const [liked, near, far] = [await aLoneWork(), await aLoneWork(), await aLoneWork()]
    await neighboursOf(app, liked, [near, far])
    expect(await reasonsFor(me, near)).toEqual([{ kind: 'popular' }])
    const review = await rate(me, liked, 9)
    await app.runJobs()
    expect((await idsFor(me)).slice(0, 2)).toEqual([near.id, far.id])
    expect(await idsFor(me)).not.toContain(liked.id)
    expect(await reasonsFor(me, near)).toMatchObject([
      { kind: 'liked', work: { id: liked.id, title: liked.title }, rating: 9 },
    ])
    expect((await recommended(me)).basis).toEqual({
      likedCount: 1,
      wantedCount: 5,
      method: null,
      timeBuilt: null,
    })
    await app.call(me, 'PATCH /review', { body: { review_id: review.id, rating: 3 } })
    expect(await reasonsFor(me, near)).toEqual([{ kind: 'popular' }])
    await app.runJobs()
    expect((await recommended(me)).basis.likedCount).toBe(0)
  })

  test('leave out what the member rated, engaged, saved or said is not for them, at once', async () => {
    const me = await aUser(app)
    const works = [
      await aLoneWork(),
      await aLoneWork(),
      await aLoneWork(),
      await aLoneWork(),
      await aLoneWork(),
    ] as const
    const liked = await aLoneWork()
    await neighboursOf(app, liked, works)
    await aReview(app, { by: me, of: liked, rating: 10 })
    const own = new Set(works.map(({ id }) => id))
    expect((await idsFor(me)).filter((id) => own.has(id))).toEqual([...own])
    const [rated, engaged, saved, unwanted, left] = works
    await rate(me, rated, 2)
    await app.call(me, 'POST /works_viewed', {
      body: { medium: 'film', internal_id: engaged.id },
    })
    await app.call(me, 'POST /saved-for-later', {
      body: { medium: 'film', internal_id: saved.id },
    })
    await app.call(me, `PUT ${notForMe}`, { ...paramsOf(unwanted), body: {} })
    const ids = await idsFor(me)
    expect(ids.filter((id) => own.has(id))).toEqual([left.id])
    await app.runJobs()
    expect((await idsFor(me)).filter((id) => own.has(id))).toEqual([left.id])
    await app.call(me, `DELETE ${notForMe}`, paramsOf(unwanted))
    await app.runJobs()
    const again = (await idsFor(me)).filter((id) => own.has(id))
    expect(again).toEqual([unwanted.id, left.id])
  })

  test('leave out what a work may be that the member added', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const liked = await aLoneWork()
    const twin = await aLoneWork({ title: 'Tern Bill: Volume 1', releaseDate: '2003' })
    const next = await aLoneWork()
    await neighboursOf(app, liked, [twin, next])
    await rate(me, liked, 10)
    await rate(other, liked, 10)
    await anAddedWork(app, me, { title: 'Tern Bill: Vol. 1', year: 2003 })
    await app.runJobs()
    expect((await idsFor(me)).slice(0, 1)).toEqual([next.id])
    expect(await idsFor(me)).not.toContain(twin.id)
    expect((await idsFor(other)).slice(0, 2)).toEqual([twin.id, next.id])
  })

  test('name friends who liked the work, while they are friends', async () => {
    const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
    const work = await aLoneWork()
    await aFriendship(app, me, friend)
    for (const by of [friend, stranger]) await aReview(app, { by, of: work, rating: 8 })
    const named = [{ kind: 'friends', count: 1, friends: [{ username: friend.username }] }]
    expect(await reasonsFor(me, work)).toMatchObject(named)
    expect(JSON.stringify(await recommended(me))).not.toContain(stranger.username)
    const params = { userId: String(me.id), otherId: String(friend.id) }
    await app.call(me, 'DELETE /v1/users/{userId}/friendships/{otherId}', { params })
    expect(JSON.stringify(await recommended(me))).not.toContain(friend.username)
  })

  test('name friends to both from the moment of the friendship', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    const [mine, theirs] = [await aLoneWork(), await aLoneWork()]
    await aReview(app, { by: me, of: mine, rating: 9 })
    await aReview(app, { by: friend, of: theirs, rating: 9 })
    for (const one of [me, friend]) await recommended(one)
    const befriend = (by: TestUser, other: TestUser) =>
      app.call(by, 'PUT /v1/users/{userId}/friendships/{otherId}', {
        params: { userId: String(by.id), otherId: String(other.id) },
      })
    await befriend(me, friend)
    await befriend(friend, me)
    await app.runJobs()
    expect((await reasonsFor(me, theirs))[0]?.kind).toBe('friends')
    expect((await reasonsFor(friend, mine))[0]?.kind).toBe('friends')
  })

  test.each(['block', 'mute', 'switch'] as const)(
    'stop naming a friend after a %s',
    async (how) => {
      const [me, friend] = [await aUser(app), await aUser(app)]
      const work = await aLoneWork()
      await aFriendship(app, me, friend)
      await aReview(app, { by: friend, of: work, rating: 8 })
      expect((await reasonsFor(me, work))[0]?.kind).toBe('friends')
      if (how === 'block') await aBlock(app, { by: friend, of: me })
      if (how === 'mute') {
        await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(friend.id) } })
      }
      if (how === 'switch') {
        const body = { inRecommendations: false }
        await app.call(friend, 'PUT /v1/recommendation-settings', { body })
      }
      expect(JSON.stringify(await recommended(me))).not.toContain(friend.username)
    },
  )

  test('count friends whose rating they know no more no longer', async () => {
    const me = await aUser(app)
    const friends = [await aUser(app), await aUser(app), await aUser(app), await aUser(app)]
    const work = await aLoneWork()
    for (const friend of friends) {
      await aFriendship(app, me, friend)
      await aReview(app, { by: friend, of: work, rating: 9 })
    }
    expect(await reasonsFor(me, work)).toMatchObject([{ count: 4, friends: [{}, {}, {}] }])
    const [first] = friends
    const reviews = app.ctx.db.updateTable('reviews').set({ rating: 2 })
    await reviews.where('author_id', '=', first?.id ?? 0).execute()
    expect(await reasonsFor(me, work)).toMatchObject([{ count: 3, friends: [{}, {}, {}] }])
    expect(JSON.stringify(await recommended(me))).not.toContain(first?.username)
  })

  test('without neighbours, come from creators, series and genres that the member likes', async () => {
    const me = await aUser(app)
    const facts = { medium: 'book', creators: ['Ann Author'], series: 'Ann’s Saga' } as const
    const liked = await aWork(app, { ...facts, creators: [...facts.creators], genres: ['Gothic'] })
    const sequel = await aWork(app, { ...facts, creators: ['Ghost Writer'] })
    const other = await aWork(app, { medium: 'book', creators: ['Ann Author'] })
    const genre = await aLoneWork({ medium: 'book', genres: ['Gothic'] })
    const rest = await aLoneWork({ medium: 'book' })
    await aReview(app, { by: me, of: liked, rating: 9 })
    expect(await idsFor(me, 'book')).toEqual([sequel, other, genre, rest].map(({ id }) => id))
    const { items } = await recommended(me, 'book')
    expect(items.map(({ reasons }) => reasons)).toEqual([
      [{ kind: 'series', name: 'Ann’s Saga' }],
      [{ kind: 'creator', name: 'Ann Author', rating: 9, medium: 'book' }],
      [{ kind: 'genre', name: 'Gothic' }],
      [{ kind: 'popular' }],
    ])
  })

  test('name no creator whose works the member has rated low since, or only engaged', async () => {
    const me = await aUser(app)
    const [well, low, seen] = ['Ann', 'Ben', 'Cas'].map((name) => [`${name} ${me.username}`])
    if (!well || !low || !seen) throw new Error('Three creators')
    const made = async (creators: string[]) => aLoneWork({ medium: 'book', creators })
    const loved = [await made(well), await made(low)]
    const [better, worse, unrated] = [await made(well), await made(low), await made(seen)]
    for (const work of loved) await aReview(app, { by: me, of: work, rating: 8 })
    await app.ctx.db
      .insertInto('engagements')
      .values({
        user_id: me.id,
        work_id: (await made(seen)).id,
        medium: 'book',
        time_added: app.clock.now(),
      })
      .execute()
    const disliked = await made(low)
    await idsFor(me, 'book')
    await aReview(app, { by: me, of: disliked, rating: 4 })
    const { items } = await recommended(me, 'book')
    const kindsFor = (id: number) =>
      items.find(({ work }) => work.id === id)?.reasons.map(({ kind }) => kind)
    expect(kindsFor(better.id)).toEqual(['creator'])
    expect(kindsFor(worse.id)).toEqual(['popular'])
    expect(kindsFor(unrated.id)).toEqual(['popular'])
  })

  test.each(['Religion', 'Political', 'LGBTQ', 'Health'])(
    'never say that the member likes %s, though it was stored',
    async (genre) => {
      const me = await aUser(app)
      const liked = await aLoneWork({ medium: 'tvShow', genres: [genre] })
      const other = await aLoneWork({ medium: 'tvShow', genres: [genre] })
      await aReview(app, { by: me, of: liked, rating: 9 })
      expect(await idsFor(me, 'tvShow')).toContain(other.id)
      const stored = { shared_kind: 'genre', shared_name: genre }
      await app.ctx.db
        .updateTable('recommendations')
        .set(stored)
        .where('user_id', '=', me.id)
        .execute()
      const { items } = await recommended(me, 'tvShow')
      const found = items.find(({ work }) => work.id === other.id)
      expect(found?.reasons).toEqual([{ kind: 'popular' }])
    },
  )

  test('recommendations of books and albums come from films alone: what they were made from, and their music', async () => {
    const me = await aUser(app)
    const film = await aLoneWork({ title: 'A Film of a Book', releaseDate: '2001' })
    const known = await aLoneWork({ medium: 'book', releaseDate: '1990' })
    const book = await aLoneWork({
      medium: 'book',
      title: 'The Film of a Book',
      releaseDate: '1999',
    })
    const album = await aWork(app, {
      medium: 'album',
      title: 'A Film of a Book (Original Soundtrack)',
      creators: ['Various Artists'],
      releaseDate: '2001',
    })
    const shelfPlace = { shelf_place: 300 }
    const counts = app.ctx.db.updateTable('work_counts').set(shelfPlace)
    await counts.where('work_id', '=', known.id).execute()
    await aReview(app, { by: me, of: film, rating: 9 })
    expect((await idsFor(me, 'book'))[0]).toBe(book.id)
    expect((await idsFor(me, 'album'))[0]).toBe(album.id)
    const named = [{ kind: 'liked', work: { id: film.id, medium: 'film' }, rating: 9 }]
    expect(await reasonsFor(me, book)).toMatchObject(named)
    expect(await reasonsFor(me, album)).toMatchObject(named)
  })

  test('name a work new here while many have rated others, and not before', async () => {
    const me = await aUser(app)
    const works = await manyWorks(app, 'tvShow', 30)
    const rated = async (ids: readonly number[], ratings: number) => {
      await app.ctx.db
        .updateTable('work_counts')
        .set({ reviewer_count: ratings, rating_sum: ratings * 8 })
        .where('work_id', 'in', ids)
        .execute()
    }
    const newHere = async () =>
      (await recommended(me, 'tvShow')).items.flatMap(({ work, isNewHere }) =>
        isNewHere ? [work.id] : [],
      )
    await rated(works, 3)
    expect(await newHere()).toEqual([])
    await rated(works.slice(0, 20), 25)
    await renewRecommendations(app.ctx, me.id, 'tvShow')
    expect(await newHere()).toHaveLength(3)
    for (const id of await newHere()) expect(works.indexOf(id)).toBeGreaterThanOrEqual(20)
  })

  test('recommendations are not filled up with works that most members rate low', async () => {
    const me = await aUser(app)
    const prior = { mean: 7, weight: 10, variance: 4, work_count: 100 }
    await app.ctx.db
      .insertInto('chart_priors')
      .values({ ...prior, medium: 'podcast', time_estimated: app.clock.now() })
      .execute()
    const rated = async (ratings: number, mean: number) => {
      const { id } = await aLoneWork({ medium: 'podcast' })
      await app.ctx.db
        .updateTable('work_counts')
        .set({ reviewer_count: ratings, rating_sum: ratings * mean })
        .where('work_id', '=', id)
        .execute()
      return id
    }
    const good = await rated(40, 8)
    await rated(40, 4)
    const justBelow = await rated(39, 6)
    const ofFew = await rated(19, 2)
    expect(await idsFor(me, 'podcast')).toEqual([good, justBelow, ofFew])
  })

  test('recommendations are mixed in the proportion of what the member likes', async () => {
    const me = await aUser(app)
    for (const medium of ['album', 'album', 'podcast'] as const) {
      await aReview(app, { by: me, of: await aLoneWork({ medium }), rating: 8 })
    }
    for (let round = 0; round < 6; round += 1) {
      for (const medium of ['album', 'podcast', 'tvShow'] as const) await aLoneWork({ medium })
    }
    const { items } = (await app.call(me, 'GET /v1/recommendations', { query: { limit: 6 } })).body
    const mediums = items.map(({ work }) => work.medium)
    expect(mediums.filter((medium) => medium === 'album')).toHaveLength(4)
    expect(mediums.filter((medium) => medium === 'podcast')).toHaveLength(2)
    const query = { limit: 3, offset: 3 }
    const next = (await app.call(me, 'GET /v1/recommendations', { query })).body.items
    expect(next.map(({ work }) => work.id)).toEqual(items.slice(3).map(({ work }) => work.id))
  })

  test('rest after eight days on which they were seen, for thirty days', async () => {
    const me = await aUser(app)
    const [liked, near] = [await aLoneWork(), await aLoneWork()]
    await neighboursOf(app, liked, [near])
    await aReview(app, { by: me, of: liked, rating: 9 })
    const see = async () =>
      (await app.call(me, 'POST /v1/recommendation-views', { body: { workIds: [near.id] } })).body
    expect(await see()).toEqual({ counted: 0 })
    expect(await idsFor(me)).toContain(near.id)
    for (let day = 1; day <= 8; day += 1) {
      expect(await idsFor(me)).toContain(near.id)
      expect(await see()).toEqual({ counted: 1 })
      expect(await see()).toEqual({ counted: 0 })
      app.clock.advance(86_400_000)
    }
    expect(await idsFor(me)).not.toContain(near.id)
    await app.runJobs()
    expect(await idsFor(me)).not.toContain(near.id)
    app.clock.advance(30 * 86_400_000)
    const body = { work: { id: liked.id, medium: 'film' as const }, rating: 10 }
    await app.call(me, 'POST /v1/reviews', { body })
    await app.runJobs()
    expect(await idsFor(me)).toContain(near.id)
    expect(await see()).toEqual({ counted: 1 })
    expect(await idsFor(me)).toContain(near.id)
  })
})
