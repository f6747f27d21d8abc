import { expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf, decide, aFilm, row } = useImporter(app)

/** Day, repetition, tags and the rating of the review of each viewing by the member. */
async function diary() {
  const query = { userId: self.me.id }
  const { body } = await app.call(self.me, 'GET /v1/viewings', { query })
  return body.items.map(({ day, isRepeat, tags, review }) => [
    day,
    isRepeat,
    tags,
    review?.rating ?? null,
  ])
}

const engagedWorks = async () => {
  const query = { userId: self.me.id }
  return (await app.call(self.me, 'GET /v1/work-engagements', { query })).body.totalCount
}

const diaryFile = (title: string, rating: number | '', day = '2024-05-01', tags = '') => ({
  name: 'diary.csv',
  content: csvOf(headers.diary, [row(title, 1961, rating, '', tags, day)]),
})

const bulkReview = (workID: number, day: string) => ({
  workID,
  medium: 'film' as const,
  rating: 8,
  date_viewed: day,
  time_posted: '2024-05-02T00:00:00.000Z',
  import_source: 'letterboxd' as const,
})

const aBook = () => aWork(app, { medium: 'book', creators: ['Ada Quill'] })

const goodreadsBook = (title: string, cells: object) => ({
  name: 'library.csv',
  content: fileUnder(headers.goodreads, [
    { 'Book Id': 1, Title: title, Author: 'Ada Quill', 'Exclusive Shelf': 'read', ...cells },
  ]),
})

test('months and years of a file are in the diary, with their reviews, once, until undone', async () => {
  const [rated, bare] = [await aBook(), await aBook()]
  const files = [
    goodreadsBook(rated.title, { 'My Rating': 4, 'Date Read': '2012/05' }),
    { ...goodreadsBook(bare.title, { 'Book Id': 2, 'Date Read': '2013/00/00' }), name: 'two.csv' },
  ]
  const written = await write(await plan(files))
  expect(await diary()).toEqual([
    ['2013', false, [], null],
    ['2012-05', false, [], 8],
  ])
  const query = { author: self.me.id }
  const { body } = await app.call(self.me, 'GET /v1/reviews', { query })
  expect(body.items).toMatchObject([{ dateViewed: null, viewedIn: '2012-05' }])
  expect((await plan(files)).rows).toMatchObject({ new: 0, here: 2 })
  expect((await undo(written)).kept).toBe(0)
  expect(await diary()).toEqual([])
})

test('a month that an earlier version read as its first day is here', async () => {
  const book = await aBook()
  const file = (read: string) => goodreadsBook(book.title, { 'My Rating': 4, 'Date Read': read })
  await write(await plan([file('2012/05/01')]))
  expect((await plan([file('2012/05')])).rows).toMatchObject({ new: 0, here: 1 })
})

const history = (...plays: { id?: number; watched_at: string; title: string }[]) => ({
  name: 'watched-history.json',
  content: JSON.stringify(
    plays.map(({ title, ...play }) => ({
      ...play,
      action: 'watch',
      type: 'movie',
      movie: { title, year: 1961, ids: { trakt: 5 } },
    })),
  ),
})

test('plays fall on the day of the member, each once, and again after an earlier one', async () => {
  const { title } = await aFilm('Played', 1961)
  const body = { timeZone: 'America/Los_Angeles' }
  await app.call(self.me, 'PATCH /v1/notification-settings', { body })
  const plays = [
    { id: 1, watched_at: '2024-05-02T02:30:00.000Z', title },
    { id: 2, watched_at: '2024-05-01T20:00:00.000Z', title },
    { id: 3, watched_at: '1970-01-01T00:00:00.000Z', title },
  ]
  await write(await plan([history(...plays)]))
  const first = [
    ['2024-05-01', true, [], null],
    ['2024-05-01', true, [], null],
    [null, false, [], null],
  ]
  expect(await diary()).toEqual(first)
  expect((await plan([history(...plays)])).rows).toMatchObject({ new: 0, here: 3 })
  const later = { id: 4, watched_at: '2025-01-02T20:00:00.000Z', title }
  await write(await plan([history(later, ...plays)]))
  expect(await diary()).toEqual([['2025-01-02', true, [], null], ...first])
})

test('a later play alone is again where an earlier viewing is here', async () => {
  const film = await aFilm('Seen before', 1961)
  const work = { id: film.id, medium: film.medium }
  await app.call(self.me, 'POST /v1/viewings', { body: { work, day: '2020' } })
  const { title } = film
  await write(await plan([history({ watched_at: '2024-05-01T20:00:00.000Z', title })]))
  expect(await diary()).toEqual([
    ['2024-05-01', true, [], null],
    ['2020', false, [], null],
  ])
})

test('plays that an earlier version put on the day of UTC or on 1970 are here', async () => {
  const film = await aFilm('Moved', 1961)
  const work = { id: film.id, medium: film.medium }
  for (const day of ['2024-05-02', '1970-01-01']) {
    await app.call(self.me, 'POST /v1/viewings', { body: { work, day } })
  }
  const { title } = film
  const plays = [
    { watched_at: '2024-05-02T02:30:00.000Z', title },
    { watched_at: '1970-01-01T00:00:00.000Z', title },
  ]
  const fields = { timeZone: 'America/Los_Angeles' }
  const { body } = await uploadImport(app, self.me, [history(...plays)], fields)
  expect(body.rows).toMatchObject({ here: 2, new: 0 })
  const items = await itemsOf(body)
  expect(items[0]?.viewings.map(({ day, outcome }) => [day, outcome])).toEqual([
    ['2024-05-01', 'here'],
    [null, 'here'],
  ])
})

test('a score given after the writing makes the review of the written viewing', async () => {
  const film = await aFilm('Scored later', 1961)
  const cells = row(film.title, 1961, '', '', 'Hm.', 'wet', '2024-05-01')
  const file = { name: 'reviews.csv', content: csvOf(headers.reviews, [cells]) }
  const written = await write(await plan([file]))
  expect(await diary()).toEqual([['2024-05-01', false, ['wet'], null]])
  const [item] = await itemsOf(written, { open: true })
  await decide(written, item, { action: 'score', rating: 6 })
  expect(await diary()).toEqual([['2024-05-01', false, ['wet'], 6]])
  expect((await undo(written)).kept).toBe(0)
  expect(await diary()).toEqual([])
})

test('a review of a day logged by hand gets that viewing, which an undo leaves', async () => {
  const film = await aFilm('Logged', 1961)
  const work = { id: film.id, medium: film.medium }
  const body = { work, day: '2024-05-01', isRepeat: true, tags: ['cinema'] }
  await app.call(self.me, 'POST /v1/viewings', { body })
  const written = await write(await plan([diaryFile(film.title, 4)]))
  expect(await diary()).toEqual([['2024-05-01', true, ['cinema'], 8]])
  expect((await plan([diaryFile(film.title, 4)])).rows).toMatchObject({ new: 0, here: 1 })
  expect((await undo(written)).kept).toBe(0)
  expect(await diary()).toEqual([['2024-05-01', true, ['cinema'], null]])
  expect(await engagedWorks()).toBe(1)
})

test('an undo keeps a viewing whose review has changed, and its mark', async () => {
  const film = await aFilm('Edited', 1961)
  const written = await write(await plan([diaryFile(film.title, 4)]))
  const { body } = await app.call(self.me, 'GET /v1/reviews', { query: { author: self.me.id } })
  const changes = { review_id: body.items[0]?.id ?? 0, rating: 3 }
  await app.call(self.me, 'PATCH /review', { body: changes })
  expect((await undo(written)).kept).toBe(3)
  expect(await diary()).toEqual([['2024-05-01', false, [], 3]])
  expect(await engagedWorks()).toBe(1)
})

test('reviews posted in bulk have viewings, and the undo deletes both', async () => {
  await aWork(app, { externalId: '770001' })
  const body = [bulkReview(770001, '2024-05-01'), bulkReview(770001, '2024-04-01')]
  await app.call(self.me, 'POST /review', { body })
  const rows = [
    ['2024-05-01', true, [], 8],
    ['2024-04-01', false, [], 8],
  ]
  expect(await diary()).toEqual(rows)
  expect((await app.call(self.me, 'POST /review', { body })).body).toEqual({
    created: 0,
    skipped: 2,
  })
  expect(await diary()).toEqual(rows)
  const { body: imports } = await app.call(self.me, 'GET /v1/imports', { query: {} })
  expect((await undo({ id: imports.items[0]?.id ?? 0 })).kept).toBe(0)
  expect(await diary()).toEqual([])
  expect(await engagedWorks()).toBe(0)
})

test('the viewing of a completed score goes when the completion is undone', async () => {
  const film = await aFilm('Completed', 1961)
  const ratings = {
    name: 'ratings.csv',
    content: csvOf(headers.ratings, [row(film.title, 1961, 4)]),
  }
  await write(await plan([ratings]))
  expect(await diary()).toEqual([])
  const completed = await write(await plan([diaryFile(film.title, 4, '2024-05-01', 'wet')]))
  expect(await diary()).toEqual([['2024-05-01', false, ['wet'], 8]])
  expect((await undo(completed)).kept).toBe(0)
  expect(await diary()).toEqual([])
  const { body } = await app.call(self.me, 'GET /v1/reviews', { query: { author: self.me.id } })
  expect(body.items).toMatchObject([{ rating: 8, dateViewed: null }])
})
