import { limits } from '@medley/contract/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../../db/transaction.ts'
import { aRating, anEngagement } from '../../../testing/factories/engagements.ts'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { aList } from '../../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { aRegistered, password } from '../../../testing/provider-logins.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { addWorks, findByClaimedIds } from './works.additions.service.ts'
import { removeUnusedAdditions } from './works.forgetting.service.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const notFound = { status: 404, body: { code: 'work_not_found' } }

async function addFilm(by: { token: string }, title: string, facts: object = {}) {
  const { body } = await app.call(by, 'POST /v1/works', {
    body: { medium: 'film', title, ...facts },
  })
  return { id: body.id, medium: 'film' as const }
}

const see = (viewer: TestUser | null, { id }: { id: number }) =>
  app.call(viewer, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(id) },
  })

const setFavorite = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'PATCH /v1/users/{userId}/favorites', {
    params: { userId: String(by.id) },
    body: { film: { id } },
  })

/** Adds the film as a row of a member's file does. */
function importFilm(by: TestUser, title: string, slug: string, releaseDate = '1999') {
  const work = { medium: 'film' as const, title, creators: [], releaseDate, originalTitle: null }
  const claimedIds = [{ source: 'letterboxd', id: slug }]
  return transaction(app.ctx.db, (tx) =>
    addWorks(tx, by.id, { origin: 'import', time: app.clock.now() }, [{ ...work, claimedIds }]),
  )
}

describe('an added work', () => {
  test('has the facts of the form and is usable at once', async () => {
    const ann = await aUser(app)
    const { status, body } = await app.call(ann, 'POST /v1/works', {
      body: {
        medium: 'book',
        title: '  The Garden  Diary ',
        year: 1987,
        creators: ['Ada Grower'],
        originalTitle: 'Das Gartentagebuch',
        isbn: '0-306-40615-2',
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'The Garden Diary',
      releaseDate: '1987',
      creators: [{ name: 'Ada Grower' }],
      originalTitle: 'Das Gartentagebuch',
      alternativeTitles: ['Das Gartentagebuch'],
      standing: 'added',
    })
    const rated = await app.call(ann, 'POST /v1/reviews', {
      body: { work: { id: body.id, medium: 'book' }, rating: 7 },
    })
    expect(rated.status).toBe(201)
  })

  test('is seen by its member, their friends and admins alone', async () => {
    const [ann, ben, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, ann, ben)
    const film = await addFilm(ann, 'Only Among Friends')
    for (const viewer of [ann, ben, admin]) expect((await see(viewer, film)).status).toBe(200)
    for (const viewer of [stranger, null]) expect(await see(viewer, film)).toMatchObject(notFound)
  })

  test('stays away from strangers on every list', async () => {
    const [ann, stranger] = [await aUser(app), await aUser(app)]
    const film = await addFilm(ann, 'Hidden From Lists')
    const seen = await aWork(app, { title: 'Seen By All' })
    await aRating(app, { by: ann, of: film, rating: 10 })
    await anEngagement(app, { by: ann, of: film })
    const list = await aList(app, { by: ann, of: [film, seen] })
    await setFavorite(ann, film)
    const own = await showAll(ann, ann, list)
    expect(own).toEqual({ explore: false, reviews: 1, marks: 1, entries: 2, favorite: true })
    for (const viewer of [stranger, null]) {
      expect(await showAll(viewer, ann, list)).toEqual({
        explore: false,
        reviews: 0,
        marks: 0,
        entries: 1,
        favorite: false,
      })
    }
  })

  async function showAll(viewer: TestUser | null, owner: TestUser, list: { id: number }) {
    const hidden = 'Hidden From Lists'
    const explore = await app.call(viewer, 'GET /v1/works/{medium}', {
      params: { medium: 'film' },
      query: { limit: 100 },
    })
    const reviews = await app.call(viewer, 'GET /v1/reviews', { query: { author: owner.id } })
    const marks = await app.call(viewer, 'GET /v1/work-engagements', {
      query: { userId: owner.id },
    })
    const entries = await app.call(viewer, 'GET /v1/lists/{id}/entries', {
      params: { id: String(list.id) },
      query: {},
    })
    const favorites = await app.call(viewer, 'GET /favorites', {
      query: { profile: owner.username },
    })
    return {
      explore: explore.body.items.some(({ title }) => title === hidden),
      reviews: reviews.body.items.length,
      marks: marks.body.items.length,
      entries: entries.body.totalCount,
      favorite: JSON.stringify(favorites.body).includes(hidden),
    }
  }

  test('cannot be reviewed, marked or listed by a stranger', async () => {
    const [ann, stranger] = [await aUser(app), await aUser(app)]
    const film = await addFilm(ann, 'Not Theirs')
    const body = { work: film, rating: 1 }
    expect(await app.call(stranger, 'POST /v1/reviews', { body })).toMatchObject(notFound)
    expect(await setFavorite(stranger, film)).toMatchObject(notFound)
    const list = await aList(app, { by: stranger })
    const listed = await app.call(stranger, 'POST /v1/lists/{id}/bulk-edits', {
      params: { id: String(list.id) },
      body: { actions: [{ action: 'ADD', workId: film.id, medium: 'film' }] },
    })
    expect(listed.status).toBe(400)
  })

  test('is found again by title, year and creators, and by the id of a file', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await addFilm(ann, 'Found Again', { year: 1999 })
    expect(await importFilm(ben, 'found again', 'found-again')).toEqual([film.id])
    expect(await importFilm(ben, 'Another Spelling', 'found-again')).toEqual([film.id])
    expect(await importFilm(ben, 'Found Again', 'another-film', '2001')).not.toEqual([film.id])
  })

  test('becomes confirmed when three members brought it who are not all friends', async () => {
    const [ann, ben, cat, dan] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    for (const [one, other] of [
      [ann, ben],
      [ann, cat],
      [ben, cat],
    ] as const) {
      await aFriendship(app, one, other)
    }
    const [id = 0] = await importFilm(ann, 'Brought By Many', 'many')
    await importFilm(ben, 'Brought By Many', 'many')
    await importFilm(cat, 'Brought By Many', 'many')
    await aRating(app, { by: ann, of: { id, medium: 'film' }, rating: 3 })
    expect(await see(null, { id })).toMatchObject(notFound)
    await importFilm(dan, 'Brought By Many', 'many')
    expect(await see(null, { id })).toMatchObject({ body: { standing: 'confirmed', rating: 3 } })
    const { body } = await app.call(null, 'GET /v1/reviews', { query: { author: ann.id } })
    expect(body.items).toHaveLength(1)
  })

  test('is shown to everyone once an admin confirms it', async () => {
    const ann = await aUser(app)
    const film = await addFilm(ann, 'Confirmed By Hand')
    const { body } = await app.call(admin, 'POST /v1/works/{medium}/{workId}/confirmation', {
      params: { medium: 'film', workId: String(film.id) },
    })
    expect(body.standing).toBe('confirmed')
    expect((await see(null, film)).status).toBe(200)
  })
})

describe('ids that a member gives', () => {
  test('find works for that member and are no one else’s', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await addFilm(ann, 'Claims To Be Famous', { imdbId: 'tt0111161' })
    const asked = [{ source: 'imdb', id: 'tt0111161' }]
    const find = (user: TestUser) => findByClaimedIds(app.ctx.db, user.id, 'film', asked)
    expect(await find(ann)).toEqual([{ ...asked[0], workId: film.id }])
    expect(await find(ben)).toEqual([])
    const rows = await app.ctx.db
      .selectFrom('work_external_ids')
      .select('work_id')
      .where('external_id', '=', 'tt0111161')
      .execute()
    expect(rows).toEqual([])
  })

  test.each([
    ['isbn', '978-0-306-40615-8', 'Not an ISBN'],
    ['imdbId', '../../etc', 'Not an IMDb id'],
    ['link', 'javascript:alert(1)', 'Not a link'],
    ['link', 'a page', 'Not a link'],
  ])('refuses %s %s', async (field, value, message) => {
    const { status, body } = await app.call(await aUser(app), 'POST /v1/works', {
      body: { medium: 'film', title: 'A Film', [field]: value },
    })
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ field, message }] })
  })

  test('ids that a member gives are read from links to pages about works', async () => {
    const ann = await aUser(app)
    const film = await addFilm(ann, 'Linked', { link: 'https://letterboxd.com/film/linked-1999/' })
    const asked = [{ source: 'letterboxd', id: 'linked-1999' }]
    expect(await findByClaimedIds(app.ctx.db, ann.id, 'film', asked)).toMatchObject([
      { workId: film.id },
    ])
  })
})

test('refuses more works a day than people add', async () => {
  const ann = await aUser(app)
  for (let count = 0; count < limits.addedWorksPerDay; count += 1) {
    await addFilm(ann, `Film ${count} Of Many`)
  }
  const body = { medium: 'film', title: 'One Too Many' } as const
  expect(await app.call(ann, 'POST /v1/works', { body })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  app.clock.advance(25 * 60 * 60_000)
  expect((await app.call(ann, 'POST /v1/works', { body })).status).toBe(201)
})

test('removes works that no one holds any more, and no others', async () => {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  const [abandoned = 0] = await importFilm(ann, 'Abandoned', 'abandoned')
  const [shared = 0] = await importFilm(ann, 'Shared', 'shared')
  await importFilm(ben, 'Shared', 'shared')
  const [rated = 0] = await importFilm(ann, 'Rated', 'rated')
  await aRating(app, { by: ann, of: { id: rated, medium: 'film' }, rating: 5 })
  const removed = await transaction(app.ctx.db, (tx) =>
    removeUnusedAdditions(app.ctx, tx, ann.id, [abandoned, shared, rated]),
  )
  expect(removed).toBe(1)
  expect((await see(ann, { id: abandoned })).status).toBe(404)
  expect((await see(ann, { id: shared })).status).toBe(404)
  expect((await see(ben, { id: shared })).status).toBe(200)
  expect((await see(ann, { id: rated })).status).toBe(200)
})

test('an added show stays while a member is in the middle of it, or has seen or rated an episode', async () => {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  const shows: number[] = []
  for (const member of [ann, ben]) {
    const body = { medium: 'tvShow' as const, title: `Home Series ${member.id}` }
    shows.push((await app.call(member, 'POST /v1/works', { body })).body.id)
  }
  const [seen = 0, rated = 0] = shows
  const body = { work: { id: seen, medium: 'tvShow' as const }, season: 1, numbers: [1] }
  await app.call(ann, 'POST /v1/entry-viewings', { body })
  await app.call(ben, 'POST /v1/entry-viewings', {
    body: { ...body, work: { id: rated, medium: 'tvShow' } },
  })
  const { id } = await app.ctx.db
    .selectFrom('work_entries')
    .select('id')
    .where('work_id', '=', rated)
    .where('kind', '=', 'episode')
    .executeTakeFirstOrThrow()
  const path = { params: { entryId: String(id) } }
  await app.call(ben, 'PUT /v1/entry-ratings/{entryId}', { ...path, body: { rating: 9 } })
  await app.call(ben, 'DELETE /v1/entry-viewings/{entryId}', path)
  const remove = (by: TestUser, workId: number) =>
    transaction(app.ctx.db, (tx) => removeUnusedAdditions(app.ctx, tx, by.id, [workId]))
  expect([await remove(ann, seen), await remove(ben, rated)]).toEqual([0, 0])
  await app.call(ben, 'DELETE /v1/entry-ratings/{entryId}', path)
  const middle = { medium: 'tvShow', workId: String(rated) } as const
  const started = { user_id: ben.id, work_id: rated, state: 'going', time_started: new Date(0) }
  await app.ctx.db
    .insertInto('progress')
    .values({ ...started, time_changed: new Date(0) })
    .execute()
  expect(await remove(ben, rated)).toBe(0)
  await app.call(ben, 'DELETE /v1/progress/{medium}/{workId}', { params: middle })
  expect(await remove(ben, rated)).toBe(1)
})

test('keeps added works that members wrote remarks about', async () => {
  const ann = await aUser(app)
  const film = await addFilm(ann, `Home Film ${ann.id}`)
  const { body } = await app.call(ann, 'POST /v1/remarks', {
    body: { work: film, amount: 10, unit: 'percent', content: 'So far, so good.' },
  })
  const remove = () =>
    transaction(app.ctx.db, (tx) => removeUnusedAdditions(app.ctx, tx, ann.id, [film.id]))
  expect(await remove()).toBe(0)
  await app.call(ann, 'DELETE /v1/remarks/{id}', { params: { id: String(body.remark.id) } })
  expect(await remove()).toBe(1)
})

test('an account takes along the works that it alone had, with their names and words', async () => {
  const [ann, ben] = [await aRegistered(app), await aUser(app)]
  const own = { medium: 'film' as const, title: 'Zwielichtprojektor', creators: ['Quirina Vex'] }
  await app.call(ann, 'POST /v1/works', { body: own })
  const shared = await addFilm(ann, 'Kept by Ben')
  await app.ctx.db
    .insertInto('saved_works')
    .values({ user_id: ben.id, work_id: shared.id, medium: 'film', time_added: app.clock.now() })
    .execute()
  await app.call(ann, 'DELETE /account', { body: { password } })
  await app.runJobs()
  const { db } = app.ctx
  const titles = db.selectFrom('works').select('title').where('standing', '=', 'added')
  const kept = (await titles.execute()).map(({ title }) => title)
  expect(kept).toContain('Kept by Ben')
  expect(kept).not.toContain(own.title)
  const people = db.selectFrom('contributors').select('name').where('name', '=', 'Quirina Vex')
  expect(await people.execute()).toEqual([])
  const words = db.selectFrom('search_words').select('word').where('word', 'like', 'zwielicht%')
  expect(await words.execute()).toEqual([])
})

test('stores the original title of a file on one line of bounded length', async () => {
  const ann = await aUser(app)
  const described = {
    medium: 'film' as const,
    title: 'Cleaned',
    creators: [],
    releaseDate: '1999',
    originalTitle: `Two\nlines ${'x'.repeat(5_000)}`,
    claimedIds: [],
  }
  const [id = 0] = await transaction(app.ctx.db, (tx) =>
    addWorks(tx, ann.id, { origin: 'import', time: app.clock.now() }, [described]),
  )
  const { body } = await see(ann, { id })
  expect(body.originalTitle).toMatch(/^Two lines x{490}$/)
})
