import { expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { anAddedWork, aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

type Query = NonNullable<Parameters<typeof app.call<'GET /v1/statistics/{userId}'>>[2]>['query']

async function figuresFor(viewer: Caller, member: TestUser, query: Query = {}) {
  const params = { userId: String(member.id) }
  const answer = await app.call(viewer, 'GET /v1/statistics/{userId}', { params, query })
  expect(answer.status).toBe(200)
  return answer.body
}

type WorksQuery = NonNullable<
  Parameters<typeof app.call<'GET /v1/statistics/{userId}/works'>>[2]
>['query']

async function worksFor(viewer: Caller, member: TestUser, query: WorksQuery = {}) {
  const params = { userId: String(member.id) }
  const answer = await app.call(viewer, 'GET /v1/statistics/{userId}/works', { params, query })
  expect(answer.status).toBe(200)
  return answer.body
}

const idsOf = ({ items }: { items: { work: { id: number } }[] }) => items.map(({ work }) => work.id)

async function setFacts(
  work: { id: number },
  facts: { minutes?: number; pages?: number; countries?: string[]; languages?: string[] },
) {
  await app.ctx.db.updateTable('works').set(facts).where('id', '=', work.id).execute()
}

test('counts a year by its days, months and years, and leaves out what has none', async () => {
  const me = await aUser(app)
  const film = await aWork(app)
  await setFacts(film, { minutes: 100 })
  for (const day of ['2025-03-02', '2026-03-02', '2026-03', '2026', null]) {
    await aViewing(app, { by: me, of: film, day })
  }
  const body = await figuresFor(me, me, { year: 2026 })
  expect(body.totals).toMatchObject({ viewings: 3, works: 1, minutes: 300, days: 1 })
  expect(body.before).toMatchObject({ viewings: 1, works: 1, minutes: 100 })
  expect(body.partial).toEqual({ month: 1, day: 1 })
  expect(body.undated).toBe(1)
  expect(body.months[2]).toEqual({ value: 3, viewings: 2, before: 1 })
  expect(body.weekdays[0]).toEqual({ value: 1, viewings: 1, before: 0 })
  expect(body.years).toEqual([
    { year: 2026, viewings: 3 },
    { year: 2025, viewings: 1 },
  ])
  const ever = await figuresFor(me, me)
  expect(ever.totals).toMatchObject({ viewings: 5, works: 1 })
  expect(ever.before).toBeNull()
})

test('an episode counts with its minutes, and a day of a show as one row of the diary', async () => {
  const me = await aUser(app)
  const { show, episodes } = await aShow(app, { seasons: [3] })
  for (const { id } of episodes.slice(0, 2)) {
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', {
      params: { entryId: String(id) },
      body: { day: '2021-05-01' },
    })
  }
  const body = await figuresFor(me, me, { year: 2021 })
  expect(body.totals).toMatchObject({ viewings: 1, works: 1, episodes: 2, minutes: 90 })
  expect(idsOf(await worksFor(me, me, { year: 2021, by: 'episodes' }))).toEqual([show.id])
})

test('the day of the last episode counts once, with the viewing of the show that it finishes', async () => {
  const me = await aUser(app)
  const { show, episodes } = await aShow(app, { seasons: [3] })
  for (const [index, { id }] of episodes.entries()) {
    const params = { entryId: String(id) }
    const body = { day: `2025-03-0${index + 1}` }
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', { params, body })
  }
  const figures = await figuresFor(me, me, { year: 2025 })
  expect(figures.totals).toMatchObject({ viewings: 3, works: 1, episodes: 3, minutes: 135 })
  expect(figures.months[2]).toMatchObject({ viewings: 3 })
  const { items } = await worksFor(me, me, { year: 2025 })
  expect(items).toMatchObject([{ work: { id: show.id }, viewings: 3 }])
})

test('the newest rating of each work of the period counts, and contributors need works', async () => {
  const me = await aUser(app)
  const rated = [9, 8, 10].map((rating) => ({ rating, cast: ['Ada', 'Bo'] }))
  for (const { rating, cast } of [...rated, { rating: 2, cast: ['Bo'] }]) {
    const facts = { creators: ['Cleo'], castMembers: cast, releaseDate: '1994' }
    const work = await aWork(app, { ...facts, genres: ['Drama'] })
    await aReview(app, { by: me, of: work, rating: 1, timePosted: '2020-01-01T00:00:00Z' })
    await aReview(app, { by: me, of: work, rating })
    await aViewing(app, { by: me, of: work, day: '2026-01-01' })
  }
  const { ratings, decades, genres, cast, creators } = await figuresFor(me, me, { year: 2026 })
  expect(ratings).toMatchObject({ works: 4, mean: 7.25 })
  expect(decades).toEqual([{ value: '1990', works: 4, mean: 7.25 }])
  expect(genres).toEqual([{ value: 'Drama', works: 4, mean: 7.25 }])
  expect(creators.most).toMatchObject([{ name: 'Cleo', works: 4, mean: 7.25 }])
  expect(cast.most.map(({ name }) => name)).toEqual(['Bo', 'Ada'])
  expect(cast.best.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
})

test('says how many works a fact is known of, each once', async () => {
  const me = await aUser(app)
  const facts = [
    { languages: ['fr', 'en'], countries: ['FR'] },
    { languages: ['fr'] },
    { countries: [] },
  ]
  for (const one of facts) {
    const of = await aWork(app, { genres: [], releaseDate: null })
    await setFacts(of, one)
    await aViewing(app, { by: me, of, day: '2026-01-01' })
    await aViewing(app, { by: me, of, day: '2026-02-01', isRepeat: true })
  }
  const { known, totals } = await figuresFor(me, me, { year: 2026 })
  expect(totals.works).toBe(3)
  expect(known).toEqual({ decades: 0, genres: 0, countries: 1, languages: 2 })
})

test('each figure opens its works, page by page', async () => {
  const me = await aUser(app)
  const films = [await aWork(app), await aWork(app), await aWork(app)]
  for (const [index, of] of films.entries()) {
    await setFacts(of, { countries: ['FR'], languages: ['fr'] })
    await aViewing(app, { by: me, of, day: `2026-0${index + 1}-05`, isRepeat: index === 1 })
  }
  const [first, second, third] = films.map(({ id }) => id)
  const query = { year: 2026, limit: 2 }
  const page = await worksFor(me, me, { ...query, by: 'country', value: 'FR' })
  expect(idsOf(page)).toEqual([third, second])
  const before = page.before ?? ''
  const rest = await worksFor(me, me, { ...query, by: 'country', value: 'FR', before })
  expect(idsOf(rest)).toEqual([first])
  expect(rest.before).toBeNull()
  const found = async (by: NonNullable<WorksQuery>['by'], value?: string) =>
    idsOf(await worksFor(me, me, { year: 2026, by, ...(value === undefined ? {} : { value }) }))
  expect(await found('month', '2')).toEqual([second])
  expect(await found('weekday', '1')).toEqual([first])
  expect(await found('repeats')).toEqual([second])
  expect(await found('language', 'fr')).toHaveLength(3)
  expect(await found('days', '2026-02-01/2026-03-05')).toEqual([third, second])
  expect(await found('genre', 'Drama')).toEqual([])
})

test('figures of facts, people and days open their works', async () => {
  const me = await aUser(app)
  const film = await aWork(app, {
    creators: ['Cleo'],
    castMembers: ['Ada'],
    releaseDate: '1962-04-11',
  })
  const book = await aWork(app, { medium: 'book' })
  await setFacts(film, { minutes: 90 })
  await setFacts(book, { pages: 300 })
  await aViewing(app, { by: me, of: film, day: '2026-01-05' })
  await aViewing(app, { by: me, of: book, day: null })
  const { creators, cast } = await app.ctx.db
    .selectFrom('credits')
    .where('work_id', '=', film.id)
    .select(({ fn }) => [
      fn.min('contributor_id').filterWhere('role', '=', 'creator').as('creators'),
      fn.min('contributor_id').filterWhere('role', '=', 'cast').as('cast'),
    ])
    .executeTakeFirstOrThrow()
  const found = async (by: NonNullable<WorksQuery>['by'], value?: number | string | null) =>
    idsOf(await worksFor(me, me, { by, ...(value === undefined ? {} : { value: String(value) }) }))
  for (const [by, value] of [
    ['year', 2026],
    ['decade', 1960],
    ['minutes', undefined],
    ['creator', creators],
    ['cast', cast],
  ] as const) {
    expect([by, await found(by, value)]).toEqual([by, [film.id]])
  }
  expect(await found('pages')).toEqual([book.id])
  expect(await found('undated')).toEqual([book.id])
})

test('a review for friends is counted, and its rating in no sum for others', async () => {
  const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  const work = await aWork(app, { genres: ['Drama'], releaseDate: '1999-01-01' })
  const { body: review } = await app.call(me, 'POST /v1/reviews', {
    body: {
      work: { id: work.id, medium: work.medium },
      rating: 9,
      review: 'For us.',
      dateViewed: '2020-02-02',
      audience: 'friends',
    },
  })
  await aReviewLike(app, { by: friend, of: { id: review.id } })
  const forFriend = await figuresFor(friend, me)
  expect(forFriend.mostLiked).toMatchObject({ reviewId: review.id, likes: 1 })
  expect((await worksFor(friend, me)).items[0]?.rating).toBe(9)
  expect(forFriend.ratings).toMatchObject({ mean: 9, works: 1 })
  for (const viewer of [stranger, null]) {
    const { ratings, genres, decades, mostLiked } = await figuresFor(viewer, me)
    expect(ratings).toMatchObject({ mean: null, works: 0 })
    expect(ratings.items.filter(({ works }) => works > 0)).toEqual([])
    for (const { mean } of [...genres, ...decades]) expect(mean).toBeNull()
    expect([genres.length, decades.length, mostLiked]).toEqual([1, 1, null])
  }
  expect((await worksFor(stranger, me)).items[0]?.rating).toBeNull()
  expect((await worksFor(stranger, me, { by: 'rating', value: '9' })).items).toEqual([])
  await aReview(app, { by: me, of: work, rating: 4, timePosted: '2020-01-01T12:00:00Z' })
  expect((await figuresFor(stranger, me)).ratings).toMatchObject({ mean: 4, works: 1 })
})

test('what is stopped counts, for others without what the member keeps to themselves', async () => {
  const [me, stranger] = [await aUser(app), await aUser(app)]
  const works = [await aWork(app), await aWork(app)]
  for (const [index, { id }] of works.entries()) {
    await app.ctx.db
      .insertInto('progress')
      .values({
        user_id: me.id,
        work_id: id,
        state: 'stopped',
        is_private: index === 0,
        time_started: '2026-01-01T00:00:00Z',
        time_changed: '2026-02-01T00:00:00Z',
      })
      .execute()
  }
  expect((await figuresFor(me, me, { year: 2026 })).stopped).toBe(2)
  expect((await figuresFor(stranger, me, { year: 2026 })).stopped).toBe(1)
  expect((await figuresFor(stranger, me, { year: 2025 })).stopped).toBe(0)
  expect(idsOf(await worksFor(stranger, me, { by: 'stopped' }))).toEqual([works[1]?.id])
})

test('a work that a member added is counted for those who may see it', async () => {
  const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  await aViewing(app, { by: me, of: await anAddedWork(app, me), day: '2026-01-01' })
  expect((await figuresFor(friend, me)).totals.viewings).toBe(1)
  expect((await figuresFor(stranger, me)).totals.viewings).toBe(0)
})
