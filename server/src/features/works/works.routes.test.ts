import { pageSizes } from '@medley/contract/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { aRating, anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const workNotFound = { status: 404, code: 'work_not_found', message: 'Work not found' }
const invalidMedium = { status: 400, code: 'invalid_medium', message: 'Invalid medium' }

describe('GET /v1/works/{medium}', () => {
  let ann: TestUser
  const films: { id: number }[] = []

  beforeAll(async () => {
    ann = await aUser(app)
    const ben = await aUser(app)
    for (const title of ['Quiet', 'Seen by two', 'Seen by one', 'Also quiet']) {
      films.push(await aWork(app, { title }))
    }
    await aWork(app, { medium: 'book' })
    const [quiet, two, one] = films.map(({ id }) => ({ id, medium: 'film' as const }))
    if (!quiet || !two || !one) throw new Error('The films are missing')
    await anEngagement(app, { by: ann, of: two })
    await anEngagement(app, { by: ben, of: two })
    await anEngagement(app, { by: ben, of: one })
    await aSavedWork(app, { by: ann, of: one })
    await aRating(app, { by: ann, of: two, rating: 4 })
    await aRating(app, { by: ben, of: two, rating: 7 })
    await aRating(app, { by: ben, of: one, rating: 9 })
  })

  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
  const wanted = (...places: number[]) => places.map((index) => films[index]?.id)

  test('orders by audience, then by number of reviewers, then by id', async () => {
    const { body } = await app.call(null, 'GET /v1/works/{medium}', {
      params: { medium: 'film' },
      query: {},
    })
    expect(idsOf(body.items)).toEqual(wanted(1, 2, 0, 3))
  })

  test('orders by rating with the unrated last', async () => {
    const { body } = await app.call(null, 'GET /v1/works/{medium}', {
      params: { medium: 'film' },
      query: { sortBy: 'rating' },
    })
    expect(idsOf(body.items)).toEqual(wanted(2, 1, 0, 3))
    expect(body.items.map(({ rating }) => rating)).toEqual([9, 5.5, null, null])
  })

  test('orders by number of reviewers', async () => {
    const { body } = await app.call(null, 'GET /v1/works/{medium}', {
      params: { medium: 'film' },
      query: { sortBy: 'reviewCount' },
    })
    expect(idsOf(body.items)).toEqual(wanted(1, 2, 0, 3))
    expect(body.items.map(({ reviewCount }) => reviewCount)).toEqual([2, 1, 0, 0])
  })

  test('counts a member with several reviews of a work once', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const [often, byTwo] = [
      await aWork(app, { medium: 'podcast' }),
      await aWork(app, { medium: 'podcast' }),
    ]
    for (const rating of [10, 10, 10, 4]) await aRating(app, { by: ann, of: often, rating })
    for (const by of [ann, ben]) await aRating(app, { by, of: byTwo, rating: 5 })
    for (const sortBy of ['reviewCount', 'audienceSize', 'rating'] as const) {
      const { body } = await app.call(null, 'GET /v1/works/{medium}', {
        params: { medium: 'podcast' },
        query: { sortBy },
      })
      expect(body.items).toMatchObject([
        { id: byTwo.id, rating: 5, reviewCount: 2 },
        { id: often.id, rating: 4, reviewCount: 4 },
      ])
    }
  })

  test('pages without gaps or repetition', async () => {
    const page = async (offset: number) => {
      const { body } = await app.call(null, 'GET /v1/works/{medium}', {
        params: { medium: 'film' },
        query: { limit: 2, offset },
      })
      return idsOf(body.items)
    }
    expect([...(await page(0)), ...(await page(2))]).toEqual(wanted(1, 2, 0, 3))
    expect(await page(4)).toEqual([])
  })

  test("shows the viewer's own marks", async () => {
    const { body } = await app.call(ann, 'GET /v1/works/{medium}', {
      params: { medium: 'film' },
      query: {},
    })
    expect(body.items.map(({ userInfo }) => userInfo)).toEqual([
      { hasEngaged: true, savedForLater: false },
      { hasEngaged: false, savedForLater: true },
      { hasEngaged: false, savedForLater: false },
      { hasEngaged: false, savedForLater: false },
    ])
  })

  test('refuses an unknown medium', async () => {
    const answer = await app.send({ method: 'GET', url: '/v1/works/game' })
    expect(answer.body).toEqual(invalidMedium)
  })

  test.each([
    ['limit=0', 'limit', 'Must be at least 1'],
    ['limit=101', 'limit', 'Must be at most 100'],
    ['limit=x', 'limit', 'Must be a whole number'],
    ['offset=-1', 'offset', 'Must be a whole number'],
    ['sortBy=title', 'sortBy', 'Invalid value'],
  ])('refuses %s', async (query, field, message) => {
    const answer = await app.send({ method: 'GET', url: `/v1/works/film?${query}` })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field, message }],
    })
  })
})

describe('GET /v1/works/{medium}/{workId}', () => {
  test('returns every fact of the work', async () => {
    const album = await aWork(app, {
      medium: 'album',
      title: 'Kind of Blue',
      creators: ['Miles Davis'],
      releaseDate: '1959-08-17',
      entries: ['So What', 'Freddie Freeloader'],
      description: '<p>Modal.</p>',
    })
    const facts = {
      genres: ['Jazz'],
      countries: ['US'],
      languages: ['en'],
      minutes: 46,
      pages: null,
    }
    await app.ctx.db
      .updateTable('works')
      .set({
        ...facts,
        original_title: 'Kind of Blue (Mono)',
        alternative_titles: ['Blue'],
        series_title: 'Columbia',
        series_position: '2',
        description_url: 'https://en.wikipedia.org/wiki/Kind_of_Blue',
      })
      .where('id', '=', album.id)
      .execute()
    const { status, body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
      params: { medium: 'album', workId: String(album.id) },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: album.id,
      medium: 'album',
      title: 'Kind of Blue',
      posterSource: null,
      description: '<p>Modal.</p>',
      creators: [{ name: 'Miles Davis' }],
      releaseDate: '1959-08-17',
      entries: [{ title: 'So What' }, { title: 'Freddie Freeloader' }],
      entryCount: 2,
      audienceSize: 0,
      rating: null,
      reviewCount: 0,
      userInfo: { hasEngaged: false, savedForLater: false },
      ...facts,
      standing: 'confirmed',
      isOwn: false,
      originalTitle: 'Kind of Blue (Mono)',
      alternativeTitles: ['Blue'],
      credits: [{ contributorId: expect.any(Number), name: 'Miles Davis', role: 'creator' }],
      series: { id: expect.any(Number), title: 'Columbia', position: '2' },
      descriptionUrl: 'https://en.wikipedia.org/wiki/Kind_of_Blue',
    })
  })

  test("returns the viewer's own marks and the total number", async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app)
    await anEngagement(app, { by: ann, of: film })
    await aSavedWork(app, { by: ben, of: film })
    const params = { medium: film.medium, workId: String(film.id) }
    const seenBy = async (caller: TestUser | null) =>
      (await app.call(caller, 'GET /v1/works/{medium}/{workId}', { params })).body
    expect((await seenBy(ann)).userInfo).toEqual({ hasEngaged: true, savedForLater: false })
    expect((await seenBy(ben)).userInfo).toEqual({ hasEngaged: false, savedForLater: true })
    expect((await seenBy(null)).userInfo).toEqual({ hasEngaged: false, savedForLater: false })
    expect((await seenBy(null)).audienceSize).toBe(1)
  })

  test('GET /v1/works/{medium}/{workId} does not find an id of another medium, an unknown id or an invalid one', async () => {
    const film = await aWork(app)
    const urls = [
      `/v1/works/book/${film.id}`,
      '/v1/works/film/2147483647',
      '/v1/works/film/99999999999',
      '/v1/works/film/0',
      `/v1/works/film/${film.id}-slug`,
      `/v1/works/book/${film.id}/statistics`,
      '/v1/works/film/abc/statistics',
    ]
    for (const url of urls) {
      expect((await app.send({ method: 'GET', url })).body).toEqual(workNotFound)
    }
  })

  test('refuses an unknown medium', async () => {
    const answers = [
      await app.send({ method: 'GET', url: '/v1/works/game/1' }),
      await app.send({ method: 'GET', url: '/v1/works/game/1/statistics' }),
    ]
    expect(answers.map(({ body }) => body)).toEqual([invalidMedium, invalidMedium])
  })
})

describe('GET /v1/works/{medium}/{workId}/entries', () => {
  const titles = Array.from({ length: 120 }, (_, index) => `Episode ${index + 1}`)
  const named = (from: number, to: number) => titles.slice(from, to).map((title) => ({ title }))
  let params: { medium: 'podcast'; workId: string }

  beforeAll(async () => {
    const { id } = await aWork(app, { medium: 'podcast', entries: titles })
    params = { medium: 'podcast', workId: String(id) }
  })

  test('pages through them in their order', async () => {
    const endpoint = 'GET /v1/works/{medium}/{workId}/entries'
    const first = await app.call(null, endpoint, { params })
    expect(first.body).toMatchObject({ items: named(0, 100), totalCount: 120 })
    const after = first.body.after ?? 0
    const last = await app.call(null, endpoint, { params, query: { after, limit: 50 } })
    expect(last.body).toMatchObject({ items: named(100, 120), totalCount: 120, after: null })
  })

  test('the work itself has all of them, unless only the first are asked for', async () => {
    const whole = await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })
    expect(whole.body).toMatchObject({ entries: named(0, 120), entryCount: 120 })
    const query = { entries: 7 }
    const short = await app.call(null, 'GET /v1/works/{medium}/{workId}', { params, query })
    expect(short.body).toMatchObject({ entries: named(0, 7), entryCount: 120 })
  })

  test('its page opens with the first of them', async () => {
    const reader = await aUser(app)
    const { body } = await app.call(reader, 'GET /v1/pages/works/{medium}/{workId}', { params })
    expect(body).toMatchObject({
      work: { entries: named(0, pageSizes.workEntries), entryCount: 120 },
    })
  })
})

describe('GET /v1/works/{medium}/{workId}/statistics', () => {
  test('distinguishes everyone, friends and the viewer', async () => {
    const [ann, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, ann, friend)
    const film = await aWork(app)
    await aRating(app, { by: ann, of: film, rating: 10 })
    await aRating(app, { by: ann, of: film, rating: 9 })
    await aRating(app, { by: friend, of: film, rating: 6 })
    await aRating(app, { by: stranger, of: film, rating: 0 })
    const params = { medium: film.medium, workId: String(film.id) }
    const seenBy = async (caller: TestUser | null) =>
      (await app.call(caller, 'GET /v1/works/{medium}/{workId}/statistics', { params })).body
    expect(await seenBy(ann)).toEqual({
      ratings: {
        overall: { score: 5, count: 4 },
        friends: { score: 6, count: 1 },
        you: { score: 9, count: 2 },
      },
    })
    const none = { score: null, count: 0 }
    const overall = { score: 5, count: 4 }
    expect(await seenBy(stranger)).toEqual({
      ratings: { overall, friends: none, you: { score: 0, count: 1 } },
    })
    expect(await seenBy(null)).toEqual({ ratings: { overall, friends: none, you: none } })
  })

  test('counts each friend once, by their newest review', async () => {
    const [ann, friend, other] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, ann, friend)
    await aFriendship(app, other, ann)
    const film = await aWork(app)
    for (const rating of [1, 2, 8]) await aRating(app, { by: friend, of: film, rating })
    await aRating(app, { by: other, of: film, rating: 4 })
    const { body } = await app.call(ann, 'GET /v1/works/{medium}/{workId}/statistics', {
      params: { medium: film.medium, workId: String(film.id) },
    })
    expect(body.ratings).toEqual({
      overall: { score: 6, count: 4 },
      friends: { score: 6, count: 4 },
      you: { score: null, count: 0 },
    })
  })

  test('returns null and 0 without ratings', async () => {
    const film = await aWork(app)
    const { body } = await app.call(
      await aUser(app),
      'GET /v1/works/{medium}/{workId}/statistics',
      {
        params: { medium: film.medium, workId: String(film.id) },
      },
    )
    const none = { score: null, count: 0 }
    expect(body).toEqual({ ratings: { overall: none, friends: none, you: none } })
  })
})
