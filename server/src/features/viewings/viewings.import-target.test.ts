import { expect, test } from 'vitest'
import { csvOf, headers } from '../../testing/factories/export-files.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/importer.ts'

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
