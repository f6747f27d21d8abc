import { beforeAll, describe, expect, test } from 'vitest'
import { anEngagement, aRating, aSavedWork } from '../../../testing/factories/engagements.ts'
import { aBlock, aFriendship } from '../../../testing/factories/friendships.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { scoreWorksJob } from '../../charts/charts.jobs.ts'

const app = useTestApp()
const titles = ['Ran', 'Heat', 'Alien', 'Undated'] as const
let films: Record<(typeof titles)[number], { id: number; medium: 'film' }>

async function aFilm(
  title: string,
  facts: { genres?: string[]; countries?: string[]; releaseDate?: string },
) {
  const { id } = await aWork(app, { title, releaseDate: facts.releaseDate ?? null })
  const { genres = [], countries = [] } = facts
  await app.ctx.db.updateTable('works').set({ genres, countries }).where('id', '=', id).execute()
  return { id, medium: 'film' as const }
}

async function explore(viewer: TestUser | null, query: object): Promise<string[]> {
  const { status, body } = await app.call(viewer, 'GET /v1/works/{medium}', {
    params: { medium: 'film' },
    query,
  })
  expect(status).toBe(200)
  return body.items.map(({ title }) => title)
}

beforeAll(async () => {
  films = {
    Ran: await aFilm('Ran', {
      genres: ['Drama', 'War'],
      countries: ['JP', 'FR'],
      releaseDate: '1985-06-01',
    }),
    Heat: await aFilm('Heat', {
      genres: ['Crime', 'Drama'],
      countries: ['US'],
      releaseDate: '1995',
    }),
    Alien: await aFilm('Alien', { genres: ['Horror'], countries: ['US'], releaseDate: '1979-12' }),
    Undated: await aFilm('Undated', {}),
  }
  await aWork(app, { medium: 'book', title: 'A book of the eighties', releaseDate: '1985' })
})

describe('the filters of GET /v1/works/{medium}', () => {
  test.each<[object, string[]]>([
    [{ genre: 'Drama' }, ['Ran', 'Heat']],
    [{ genre: 'Drama', country: 'US' }, ['Heat']],
    [{ country: 'FR' }, ['Ran']],
    [{ decade: 1970 }, ['Alien']],
    [{ decade: 1980 }, ['Ran']],
    [{ decade: 1980, genre: 'Horror' }, []],
    [{ decade: 1980, genre: 'Drama' }, ['Ran']],
    [{ genre: 'drama' }, []],
    [{ limit: 1, offset: 1, genre: 'Drama' }, ['Heat']],
  ])('%j answers %j', async (query, wanted) => {
    expect(await explore(null, query)).toEqual(wanted)
  })

  test.each([
    ['decade=1985', 'decade', 'Must be the first year of a decade'],
    ['country=fr', 'country', 'Must be a country code like FR'],
    ['notEngaged=perhaps', 'notEngaged', 'Must be true or false'],
  ])('%s is refused', async (query, field, message) => {
    const { status, body } = await app.send({ method: 'GET', url: `/v1/works/film?${query}` })
    expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }])
  })

  test('leaves out what the caller engaged with or reviewed', async () => {
    const ann = await aUser(app)
    await anEngagement(app, { by: ann, of: films.Ran })
    await aRating(app, { by: ann, of: films.Alien, rating: 3 })
    await app.ctx.db
      .deleteFrom('engagements')
      .where('user_id', '=', ann.id)
      .where('work_id', '=', films.Alien.id)
      .execute()
    expect(await explore(ann, { notEngaged: true })).toEqual(['Heat', 'Undated'])
    expect(await explore(null, { notEngaged: true })).toHaveLength(4)
  })

  test('shows what the caller saved, and nothing to visitors', async () => {
    const ann = await aUser(app)
    await aSavedWork(app, { by: ann, of: films.Heat })
    await aSavedWork(app, { by: await aUser(app), of: films.Ran })
    expect(await explore(ann, { savedForLater: true })).toEqual(['Heat'])
    expect(await explore(null, { savedForLater: true })).toEqual([])
  })

  test('shows what a friend gave 7 or more in their newest rating', async () => {
    const [ann, ben, cleo] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, ann, ben)
    await aRating(app, { by: ben, of: films.Ran, rating: 7 })
    await aRating(app, { by: ben, of: films.Heat, rating: 6 })
    await aRating(app, { by: ben, of: films.Alien, rating: 9 })
    app.clock.advance(1000)
    await aRating(app, { by: ben, of: films.Alien, rating: 4 })
    await aRating(app, { by: cleo, of: films.Undated, rating: 10 })
    expect(await explore(ann, { likedByFriends: true })).toEqual(['Ran'])
    expect(await explore(null, { likedByFriends: true })).toEqual([])
    await app.call(ann, 'PUT /v1/mutes/{userId}', { params: { userId: String(ben.id) } })
    expect(await explore(ann, { likedByFriends: true })).toEqual([])
  })

  test('shows nothing of a friend who was blocked or suspended', async () => {
    const [ann, ben, cleo] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, ann, ben)
    await aFriendship(app, ann, cleo)
    await aRating(app, { by: ben, of: films.Ran, rating: 9 })
    await aRating(app, { by: cleo, of: films.Heat, rating: 9 })
    await aBlock(app, { by: ben, of: ann })
    expect(await explore(ann, { likedByFriends: true })).toEqual(['Heat'])
    await app.ctx.db
      .insertInto('suspensions')
      .values({ user_id: cleo.id, reason: 'Insults', time_suspended: app.clock.now() })
      .execute()
    expect(await explore(ann, { likedByFriends: true })).toEqual([])
  })

  test('leaves out works that are not for the caller and works that are not confirmed', async () => {
    const ann = await aUser(app)
    const params = { medium: 'film', workId: String(films.Heat.id) } as const
    await app.call(ann, 'PUT /v1/not-for-me/{medium}/{workId}', { params, body: {} })
    const added = await aFilm('Only added', { genres: ['Drama'] })
    await app.ctx.db
      .updateTable('works')
      .set({ standing: 'added' })
      .where('id', '=', added.id)
      .execute()
    expect(await explore(ann, { genre: 'Drama' })).toEqual(['Ran'])
  })
})

describe('sortBy=weightedRating', () => {
  test('puts many good ratings before a single perfect one, the unrated last', async () => {
    const [many, one, none] = [
      await aWork(app, { medium: 'album', title: 'Many' }),
      await aWork(app, { medium: 'album', title: 'One' }),
      await aWork(app, { medium: 'album', title: 'None' }),
    ]
    for (let member = 0; member < 8; member += 1) {
      await aRating(app, { by: await aUser(app), of: many, rating: 9 })
    }
    await aRating(app, { by: await aUser(app), of: one, rating: 10 })
    await app.ctx.jobs.enqueue(app.ctx.db, scoreWorksJob, {})
    await app.runJobs()
    const titlesBy = async (sortBy: 'rating' | 'weightedRating') => {
      const { body } = await app.call(null, 'GET /v1/works/{medium}', {
        params: { medium: 'album' },
        query: { sortBy },
      })
      return body.items.map(({ title }) => title)
    }
    expect(await titlesBy('rating')).toEqual([one.title, many.title, none.title])
    expect(await titlesBy('weightedRating')).toEqual([many.title, one.title, none.title])
  })
})

describe('sortBy=thisWeek', () => {
  const popular = async (viewer: TestUser | null, query: object = {}) => {
    const { body } = await app.call(viewer, 'GET /v1/works/{medium}', {
      params: { medium: 'podcast' },
      query: { sortBy: 'thisWeek', ...query },
    })
    return body.items.map(({ id }) => id)
  }
  const aPodcast = () => aWork(app, { medium: 'podcast' })

  test('shows what most members reviewed in the last week, each of them once', async () => {
    const [once, twice, old] = [await aPodcast(), await aPodcast(), await aPodcast()]
    const eager = await aUser(app)
    for (let index = 0; index < 3; index += 1) await aReview(app, { by: eager, of: once })
    for (let index = 0; index < 2; index += 1) await aReview(app, { of: twice })
    const timePosted = new Date(app.clock.now().getTime() - 8 * 86_400_000).toISOString()
    for (let index = 0; index < 3; index += 1) await aReview(app, { of: old, timePosted })
    expect(await popular(await aUser(app))).toEqual([twice.id, once.id])
    expect(await popular(null, { limit: 1, offset: 1 })).toEqual([once.id])
    expect(await popular(null, { decade: 1800 })).toEqual([])
  })

  test('leaves out reviews by muted members and across a block, and for friends only', async () => {
    const me = await aUser(app)
    const work = await aPodcast()
    const [blocker, muted, shy] = [await aUser(app), await aUser(app), await aUser(app)]
    for (const by of [blocker, muted, shy]) await aReview(app, { by, of: work })
    await aBlock(app, { by: blocker, of: me })
    await app.call(shy, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
    expect(await popular(me)).toContain(work.id)
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    expect(await popular(me)).not.toContain(work.id)
    await aFriendship(app, me, shy)
    expect(await popular(me)).toContain(work.id)
    const params = { medium: work.medium, workId: String(work.id) }
    await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', { params, body: {} })
    expect(await popular(me)).not.toContain(work.id)
  })
})

describe('GET /v1/works/{medium}/facets', () => {
  const facetsOf = async (medium: 'film' | 'tvShow') =>
    (await app.call(null, 'GET /v1/works/{medium}/facets', { params: { medium } })).body

  test('answers the genres, decades and countries of listed works, kept for ten minutes', async () => {
    const wanted = {
      genres: ['Crime', 'Drama', 'Horror', 'War'],
      decades: [1990, 1980, 1970],
      countries: ['US', 'FR', 'JP'],
    }
    expect(await facetsOf('film')).toEqual(wanted)
    await aFilm('New', { genres: ['Noir'], releaseDate: '1944' })
    app.clock.advance(9 * 60_000)
    expect(await facetsOf('film')).toEqual(wanted)
    app.clock.advance(60_000)
    expect(await facetsOf('film')).toMatchObject({
      genres: ['Crime', 'Drama', 'Horror', 'Noir', 'War'],
      decades: [1990, 1980, 1970, 1940],
    })
  })

  test('is empty where a medium has no works', async () => {
    expect(await facetsOf('tvShow')).toEqual({ genres: [], decades: [], countries: [] })
  })
})
