import { limits } from '@medley/contract/limits'
import { describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers, zipOf } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { showsFile, tick } from '@medley/doors/testing/tv-time-export'
import { nothing, useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const {
  self,
  plan,
  pathOf,
  get,
  accept,
  write,
  itemsOf,
  decide,
  everythingOf,
  aHistory,
  aFilm,
  row,
} = useImporter(app)

describe('a plan', () => {
  test('counts every row of every file once, and writes nothing', async () => {
    const { files } = await aHistory()
    const planned = await plan([{ name: 'export.zip', content: zipOf(files) }])
    expect(planned).toMatchObject({
      state: 'planned',
      sources: ['letterboxd'],
      rows: { total: 11, new: 10, here: 0, choice: 0, leftOut: 1 },
      questions: { likely: 0, possible: 0, unknown: 0, score: 0 },
      keepsUnknown: true,
      added: 1,
    })
    expect(
      planned.files.map(({ name, rows, unused }) => [name, rows.total, unused?.rows ?? 0]),
    ).toEqual([
      ['watched.csv', 2, 0],
      ['ratings.csv', 1, 0],
      ['diary.csv', 2, 0],
      ['reviews.csv', 1, 0],
      ['watchlist.csv', 2, 0],
      ['lists/sea.csv', 3, 0],
      ['likes/reviews.csv', 0, 1],
    ])
    expect(await everythingOf(self.me)).toEqual(nothing)
    expect(await get(planned)).toEqual(planned)
  })

  test('merges a diary row, its review and its score into one review', async () => {
    const { files, seen } = await aHistory()
    const planned = await plan(files)
    const [item] = await itemsOf(planned, { outcome: 'new' })
    expect(item).toMatchObject({
      title: seen.title,
      match: { work: { id: seen.id }, sureness: 'certain', reason: 'title and year' },
      engaged: 'new',
      saved: 'leftOut',
      lists: [{ title: `Sea ${self.serial}`, outcome: 'new' }],
    })
    expect(item?.reviews).toMatchObject([
      { rating: 7, sourceRating: '3.5', excerpt: 'Wet.', dateViewed: '2024-05-01', outcome: 'new' },
      { rating: 8, sourceRating: '4', excerpt: null, isRepeat: true, outcome: 'new' },
    ])
    expect(item?.rows.map(({ file, outcome, note }) => [file, outcome, note])).toEqual([
      ['watched.csv', 'new', null],
      ['ratings.csv', 'new', null],
      ['diary.csv', 'new', null],
      ['diary.csv', 'new', null],
      ['reviews.csv', 'new', null],
      ['watchlist.csv', 'leftOut', 'Already watched, read or listened to'],
      ['lists/sea.csv', 'new', null],
    ])
  })

  test('shows a rounded score before it is written, and stores the original', async () => {
    const book = await aWork(app, {
      medium: 'book',
      title: `Low Tide ${self.serial}`,
      creators: ['Ada Quill'],
    })
    const cells = {
      Title: book.title,
      Authors: 'Ada Quill',
      'Read Status': 'read',
      'Star Rating': '4.25',
    }
    const content = fileUnder(headers.storygraph, [cells])
    const planned = await plan([{ name: 'books.csv', content }])
    expect(planned.rounded).toBe(1)
    const [item] = await itemsOf(planned, { rounded: true })
    expect(item?.reviews).toMatchObject([
      { rating: 9, sourceRating: '4.25', sourceScale: 5, isRounded: true },
    ])
    await write(planned)
    const stored = await app.ctx.db
      .selectFrom('reviews')
      .select(['rating', 'source_rating', 'import_source'])
      .where('author_id', '=', self.me.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ rating: 9, source_rating: '4.25/5', import_source: 'storygraph' })
  })

  test('pages items after any position, even if earlier ones were decided', async () => {
    const rows = ['One', 'Two', 'Three'].map((title) => row(`${title} ${self.serial}`, 1888))
    const planned = await plan([{ name: 'watched.csv', content: csvOf(headers.watched, rows) }])
    const [first] = await itemsOf(planned)
    await decide(planned, first, { action: 'skip' })
    const { body } = await app.call(self.me, 'GET /v1/imports/{id}/items', {
      ...pathOf(planned),
      query: { outcome: 'new', after: 2 },
    })
    expect(body).toMatchObject({ items: [{ id: 3 }], totalCount: 1 })
  })

  test('a plan never matches by title alone', async () => {
    const film = await aFilm('Alone', 1961)
    const planned = await plan([
      {
        name: 'watched.csv',
        content: csvOf(headers.watched, [row(film.title, ''), row(film.title, 1999)]),
      },
    ])
    const items = await itemsOf(planned)
    expect(
      items.map(({ outcome, candidates }) => [
        outcome,
        candidates[0]?.sureness,
        candidates[0]?.reason,
      ]),
    ).toEqual([
      ['new', 'possible', 'title'],
      ['new', undefined, undefined],
    ])
    await accept(planned)
    await write(planned)
    const engaged = app.ctx.db.selectFrom('engagements').where('work_id', '=', film.id)
    expect(await engaged.selectAll().execute()).toEqual([])
  })

  test('finds works by stored external ids', async () => {
    const film = await aFilm('Named otherwise', 1950)
    const id = {
      medium: 'film' as const,
      source: 'imdb',
      external_id: `tt${7_700_000 + self.serial}`,
      work_id: film.id,
    }
    await app.ctx.db.insertInto('work_external_ids').values(id).execute()
    const cells = {
      Const: id.external_id,
      'Your Rating': 6,
      'Date Rated': '2024-05-01',
      Title: `The ${film.title}`,
      'Title Type': 'Movie',
    }
    const planned = await plan([
      { name: 'r.csv', content: fileUnder(headers.imdbRatings, [cells]) },
    ])
    const [item] = await itemsOf(planned)
    expect(item?.match).toMatchObject({ work: { id: film.id }, reason: 'id' })
  })

  test('fails for unreadable files, with file, line and remedy', async () => {
    const cut = Buffer.from(csvOf(headers.watched, [row('Fjærland', 1961)])).fill(0x81, 38, 44)
    const wrong = await uploadImport(app, self.me, [{ name: 'watched.csv', content: cut }])
    expect(wrong.body).toMatchObject({
      state: 'failed',
      problem: {
        file: 'watched.csv',
        line: 2,
        message:
          'A character is not in UTF-8. Save the file as "CSV UTF-8", or choose the export as you downloaded it',
      },
    })
    const discarded = await app.call(self.me, 'DELETE /v1/imports/{id}', {
      params: { id: String(wrong.body.id) },
    })
    expect(discarded.status).toBe(200)
    const blank = await uploadImport(app, self.me, [{ name: 'watched.csv', content: ' ' }])
    expect(blank.body.problem).toMatchObject({ file: 'watched.csv', message: 'The file is empty' })
    const other = await uploadImport(app, self.me, [
      { name: 'bank.csv', content: 'when,what\n1,2\n' },
    ])
    expect(other.body.problem).toMatchObject({ file: 'bank.csv', code: 'unknownFile' })
    const empty = await uploadImport(app, self.me, [{ name: 'a.zip', content: zipOf([]) }])
    expect(empty.body.problem).toMatchObject({ file: null, code: 'noFiles' })
  })

  test('is refused for files that are too large or too many', async () => {
    const large = Buffer.alloc(30_200_000, 'x')
    const both = [
      { name: 'a.csv', content: large },
      { name: 'b.csv', content: large },
    ]
    const excess = await uploadImport(app, self.me, both)
    expect([excess.status, excess.body]).toEqual([
      413,
      {
        status: 413,
        code: 'file_too_large',
        message: '60 MB are read at a time, and b.csv goes beyond. Choose its files in parts',
      },
    ])
    const many = Array.from({ length: 301 }, (_, index) => ({ name: `${index}.csv`, content: 'a' }))
    const tooMany = await uploadImport(app, self.me, many)
    expect([tooMany.status, tooMany.body]).toMatchObject([
      400,
      {
        code: 'validation_error',
        errors: [{ field: 'file', message: expect.stringContaining('more than 300 files') }],
      },
    ])
    expect((await app.call(self.me, 'GET /v1/imports', { query: {} })).body.totalCount).toBe(0)
  })

  test('reads Windows-1252, and says so', async () => {
    const latin = Buffer.from(csvOf(headers.watched, [row('Fjærland', 1961)]), 'latin1')
    const planned = await plan([{ name: 'watched.csv', content: latin }])
    expect(await itemsOf(planned)).toMatchObject([{ title: 'Fjærland' }])
    expect(planned.files).toMatchObject([
      { problem: { line: 2, message: expect.stringContaining('Windows-1252') } },
    ])
  })

  test('is kept for 90 days and can be discarded', async () => {
    const { files } = await aHistory()
    const [kept, gone] = [await plan(files), await plan(files)]
    expect((await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(gone))).status).toBe(200)
    const list = async () => (await app.call(self.me, 'GET /v1/imports', { query: {} })).body
    expect((await list()).items.map(({ id }) => id)).toEqual([kept.id])
    app.clock.advance(89 * 86_400_000)
    const { expireImportsJob } = await import('../imports.jobs.ts')
    await app.ctx.jobs.enqueue(app.ctx.db, expireImportsJob, {})
    await app.runJobs()
    expect((await list()).totalCount).toBe(1)
    app.clock.advance(2 * 86_400_000)
    await app.ctx.jobs.enqueue(app.ctx.db, expireImportsJob, {})
    await app.runJobs()
    expect((await list()).totalCount).toBe(0)
  })
})

describe('decisions', () => {
  test('choose, skip, accept and reset an item; later imports remember the choice', async () => {
    const film = await aFilm('Chosen', 1961)
    const files = [
      {
        name: 'watched.csv',
        content: csvOf(headers.watched, [row(`Elsewhere ${self.serial}`, 1961)]),
      },
    ]
    const planned = await plan(files)
    const [item] = await itemsOf(planned)
    const chosen = await decide(planned, item, {
      action: 'choose',
      workId: film.id,
      medium: 'film',
    })
    expect(chosen.body).toMatchObject({
      outcome: 'new',
      decision: 'chosen',
      match: { work: { id: film.id } },
    })
    expect((await decide(planned, item, { action: 'skip' })).body).toMatchObject({
      outcome: 'leftOut',
      rows: [{ outcome: 'leftOut', note: 'Skipped' }],
    })
    expect((await decide(planned, item, { action: 'reset' })).body).toMatchObject({
      outcome: 'new',
      addsWork: true,
    })
    expect((await decide(planned, item, { action: 'accept' })).status).toBe(400)
    await decide(planned, item, { action: 'choose', workId: film.id, medium: 'film' })
    await write(planned)
    expect((await everythingOf(self.me)).engaged).toEqual([film.title])
    expect((await plan(files)).rows).toMatchObject({ here: 1, choice: 0 })
  })

  test('accept all likely matches together', async () => {
    const film = await aFilm('About', 1961)
    const content = csvOf(headers.watched, [row(film.title, 1962)])
    const planned = await plan([{ name: 'watched.csv', content }])
    expect(planned.questions.likely).toBe(1)
    const body = await accept(planned)
    expect(planned.questions).toMatchObject({ likely: 1 })
    expect(body).toMatchObject({ rows: { new: 1, choice: 0 }, questions: { likely: 0 }, added: 0 })
  })

  test('a text without a score waits for one', async () => {
    const film = await aFilm('Unscored', 1961)
    const content = csvOf(headers.reviews, [row(film.title, 1961, '', '', 'Hm.', '', '')])
    const watched = {
      name: 'watched.csv',
      content: csvOf(headers.watched, [row(film.title, 1961)]),
    }
    const planned = await plan([{ name: 'reviews.csv', content }, watched])
    const [item] = await itemsOf(planned, { question: 'score' })
    expect(planned.rows).toMatchObject({ new: 1, choice: 1 })
    expect(item).toMatchObject({ outcome: 'new', question: 'score', engaged: 'new' })
    const scored = await decide(planned, item, { action: 'score', rating: 3 })
    expect(scored.body).toMatchObject({ outcome: 'new', reviews: [{ rating: 3 }] })
    await write(planned, { allSpoilers: true })
    expect((await everythingOf(self.me)).reviews).toMatchObject([
      { rating: 3, review: 'Hm.', spoiler: true },
    ])
    expect((await plan([{ name: 'reviews.csv', content }])).rows).toMatchObject({ here: 1 })
  })

  test('decisions are refused while the plan is written, and for unknown items', async () => {
    const { files } = await aHistory()
    const planned = await plan(files)
    const [item] = await itemsOf(planned)
    expect((await decide(planned, { id: 999 }, { action: 'skip' })).body.code).toBe(
      'import_item_not_found',
    )
    const unknown = { action: 'choose', workId: 2_000_000_000, medium: 'film' } as const
    expect((await decide(planned, item, unknown)).body.code).toBe('work_not_found')
    await app.call(self.me, 'POST /v1/imports/{id}/confirm', { ...pathOf(planned), body: {} })
    expect((await decide(planned, item, { action: 'skip' })).body.code).toBe('import_closed')
    for (const call of ['confirm', 'accept'] as const) {
      const again = await app.call(self.me, `POST /v1/imports/{id}/${call}`, {
        ...pathOf(planned),
        body: {},
      })
      expect(again.body.code).toBe('import_closed')
    }
    expect((await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(planned))).body.code).toBe(
      'import_closed',
    )
  })
})

test('shows of a show with many episodes only some rows, and how many there are', async () => {
  const ticks = Array.from({ length: 120 }, (_, index) => tick(1, index + 1))
  const undated = { ...tick(2, 1), created_at: '2031-05-01 10:00:00' }
  const planned = await plan([showsFile([...ticks, undated, tick(1, 0)])])
  const [shown, leftOut] = await itemsOf(planned)
  expect(shown?.rows).toHaveLength(limits.importItemShownMax)
  expect(shown).toMatchObject({ rowCount: 121, episodes: { total: 121, new: 121 } })
  expect(shown?.rows.at(-1)).toMatchObject({ line: 122, notes: [{ code: 'futureDate' }] })
  expect(leftOut).toMatchObject({ outcome: 'leftOut', rowCount: 1, rows: [{ line: 123 }] })
})
