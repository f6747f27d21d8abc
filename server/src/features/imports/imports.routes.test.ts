import type { ImportDetails } from '@medley/contract/imports'
import { beforeEach, describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers, zipOf } from '../../testing/factories/export-files.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let me: TestUser
let serial = 0

beforeEach(async () => {
  me = await aUser(app)
  serial += 1
})

const aFilm = (title: string, year: number) =>
  aWork(app, { title: `${title} ${serial}`, releaseDate: `${year}-03-01` })

const row = (title: string, year: number | '', ...more: (string | number)[]) => [
  '2024-05-02',
  title,
  year,
  `https://boxd.example/${title}`,
  ...more,
]

async function plan(files: Parameters<typeof uploadImport>[2], by = me): Promise<ImportDetails> {
  const answer = await uploadImport(app, by, files)
  expect(answer.status).toBe(201)
  return answer.body
}

const pathOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

async function get({ id }: { id: number }) {
  return (await app.call(me, 'GET /v1/imports/{id}', pathOf({ id }))).body
}

async function write(one: { id: number }, body = {}) {
  const { status } = await app.call(me, 'POST /v1/imports/{id}/confirm', { ...pathOf(one), body })
  expect(status).toBe(202)
  await app.runJobs()
  return get(one)
}

async function undo(one: { id: number }) {
  expect((await app.call(me, 'POST /v1/imports/{id}/undo', pathOf(one))).status).toBe(202)
  await app.runJobs()
  return get(one)
}

async function itemsOf(one: { id: number }, query = {}) {
  const { body } = await app.call(me, 'GET /v1/imports/{id}/items', { ...pathOf(one), query })
  return body.items
}

const decide = (
  one: { id: number },
  item: { id: number } | undefined,
  body:
    | { action: 'accept' | 'skip' | 'reset' }
    | { action: 'score'; rating: number }
    | { action: 'choose'; workId: number; medium: 'film' | 'book' },
) =>
  app.call(me, 'PATCH /v1/imports/{id}/items/{itemId}', {
    params: { id: String(one.id), itemId: String(item?.id) },
    body,
  })

/** All that a member has, without ids and times of today. */
async function everythingOf(user: TestUser) {
  const of = { userId: user.id }
  const [reviews, engaged, saved, lists] = await Promise.all([
    app.call(user, 'GET /v1/reviews', { query: { author: user.id, limit: 100 } }),
    app.call(user, 'GET /v1/work-engagements', { query: of }),
    app.call(user, 'GET /v1/saved-for-later', { query: of }),
    app.call(user, 'GET /v1/lists', { query: { owner: user.username } }),
  ])
  const titles = (answer: typeof saved) =>
    answer.body.items.map(({ work }) => work.title).toSorted()
  return {
    reviews: reviews.body.items.map(
      ({ work, rating, review, spoiler, dateViewed, timePosted }) => ({
        title: work.title,
        rating,
        review,
        spoiler,
        dateViewed,
        day: timePosted.slice(0, 10),
      }),
    ),
    engaged: titles(engaged as typeof saved),
    saved: titles(saved),
    lists: lists.body.items.map(({ title, description, isPrivate, previewEntries }) => ({
      title,
      description,
      isPrivate,
      works: previewEntries.map(({ work }) => work.title),
    })),
  }
}

const nothing = { reviews: [], engaged: [], saved: [], lists: [] }

/** An export of one film in every file, one to watch, and one that is not here. */
async function aHistory() {
  const seen = await aFilm('Harbour', 1961)
  const later = await aFilm('Low Water', 1990)
  const uri = 'https://boxd.example/entry'
  const diary = ['2024-05-02', seen.title, 1961, uri, 3.5, '', '', '2024-05-01']
  const review = ['2024-05-02', seen.title, 1961, uri, 3.5, '', 'Wet.', '', '2024-05-01']
  const again = ['2025-01-02', seen.title, 1961, `${uri}2`, 4, 'Yes', '', '2025-01-01']
  const list = [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    `2023-01-01,Sea ${serial},,https://boxd.example/l,Wet ones`,
    '',
    'Position,Name,Year,URL,Description',
    `1,${later.title},1990,x,`,
    `2,${seen.title},1961,x,`,
    '',
  ].join('\n')
  const files = [
    {
      name: 'watched.csv',
      content: csvOf(headers.watched, [row(seen.title, 1961), row('Nowhere', 1888)]),
    },
    { name: 'ratings.csv', content: csvOf(headers.ratings, [row(seen.title, 1961, 4)]) },
    { name: 'diary.csv', content: csvOf(headers.diary, [diary, again]) },
    { name: 'reviews.csv', content: csvOf(headers.reviews, [review]) },
    {
      name: 'watchlist.csv',
      content: csvOf(headers.watched, [row(later.title, 1990), row(seen.title, 1961)]),
    },
    { name: 'lists/sea.csv', content: list },
    { name: 'likes/reviews.csv', content: csvOf('Date,Content', [['2024-05-02', 'x']]) },
  ]
  return { seen, later, files }
}

describe('a plan', () => {
  test('counts every row of every file once, and writes nothing', async () => {
    const { files } = await aHistory()
    const planned = await plan([{ name: 'export.zip', content: zipOf(files) }])
    expect(planned).toMatchObject({
      state: 'planned',
      sources: ['letterboxd'],
      rows: { total: 12, new: 9, here: 0, choice: 1, leftOut: 2 },
      questions: { likely: 0, possible: 0, unknown: 1, score: 0 },
    })
    expect(planned.files.map(({ name, rows }) => [name, rows.total])).toEqual([
      ['watched.csv', 2],
      ['ratings.csv', 1],
      ['diary.csv', 2],
      ['reviews.csv', 1],
      ['watchlist.csv', 2],
      ['lists/sea.csv', 3],
      ['likes/reviews.csv', 1],
    ])
    expect(await everythingOf(me)).toEqual(nothing)
    expect(await get(planned)).toEqual(planned)
  })

  test('makes one review of a diary row, its review and the score beside them', async () => {
    const { files, seen } = await aHistory()
    const planned = await plan(files)
    const [item] = await itemsOf(planned, { fate: 'new' })
    expect(item).toMatchObject({
      title: seen.title,
      match: { work: { id: seen.id }, sureness: 'certain', reason: 'title and year' },
      engaged: 'new',
      saved: 'leftOut',
      lists: [{ title: `Sea ${serial}`, fate: 'new' }],
    })
    expect(item?.reviews).toMatchObject([
      { rating: 7, sourceRating: '3.5', excerpt: 'Wet.', dateViewed: '2024-05-01', fate: 'new' },
      { rating: 8, sourceRating: '4', excerpt: null, isRepeat: true, fate: 'new' },
    ])
    expect(item?.rows.map(({ file, fate, note }) => [file, fate, note])).toEqual([
      ['watched.csv', 'new', null],
      ['ratings.csv', 'new', null],
      ['diary.csv', 'new', null],
      ['diary.csv', 'new', null],
      ['reviews.csv', 'new', null],
      ['watchlist.csv', 'leftOut', 'Watched, read or heard already'],
      ['lists/sea.csv', 'new', null],
    ])
  })

  test('shows a rounded score before it is written, and keeps that of the source', async () => {
    const book = await aWork(app, {
      medium: 'book',
      title: `Low Tide ${serial}`,
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
      .where('author_id', '=', me.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ rating: 9, source_rating: '4.25/5', import_source: 'storygraph' })
  })

  test('never takes a title alone for a match', async () => {
    const film = await aFilm('Alone', 1961)
    const planned = await plan([
      {
        name: 'watched.csv',
        content: csvOf(headers.watched, [row(film.title, ''), row(film.title, 1999)]),
      },
    ])
    const items = await itemsOf(planned)
    expect(
      items.map(({ fate, candidates }) => [fate, candidates[0]?.sureness, candidates[0]?.reason]),
    ).toEqual([
      ['choice', 'possible', 'title'],
      ['choice', 'possible', 'title'],
    ])
    await app.call(me, 'POST /v1/imports/{id}/accept', pathOf(planned))
    expect((await write(planned)).written.engaged).toBe(0)
  })

  test('finds works by ids that are known here', async () => {
    const film = await aFilm('Named otherwise', 1950)
    const id = {
      medium: 'film' as const,
      source: 'imdb',
      external_id: `tt${7_700_000 + serial}`,
      work_id: film.id,
    }
    await app.ctx.db.insertInto('work_external_ids').values(id).execute()
    const cells = {
      Const: id.external_id,
      'Your Rating': 6,
      'Date Rated': '2024-05-01',
      Title: 'Its name elsewhere',
      'Title Type': 'Movie',
    }
    const planned = await plan([
      { name: 'r.csv', content: fileUnder(headers.imdbRatings, [cells]) },
    ])
    const [item] = await itemsOf(planned)
    expect(item?.match).toMatchObject({ work: { id: film.id }, reason: 'id' })
  })

  test('of files that cannot be read is refused, with file, line and what to do', async () => {
    const latin = Buffer.from(csvOf(headers.watched, [row('Fjærland', 1961)]), 'latin1')
    const wrong = await uploadImport(app, me, [{ name: 'watched.csv', content: latin }])
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'watched.csv, line 2: A letter is not in UTF-8. Save the file as "CSV UTF-8", or choose the export as it was downloaded',
    ])
    const other = await uploadImport(app, me, [{ name: 'bank.csv', content: 'when,what\n1,2\n' }])
    expect([other.status, other.body.code]).toEqual([415, 'unsupported_file_type'])
    const empty = await uploadImport(app, me, [{ name: 'a.zip', content: zipOf([]) }])
    expect(empty.status).toBe(415)
    const large = Buffer.alloc(10_500_000, 'x')
    const both = [
      { name: 'a.csv', content: large },
      { name: 'b.csv', content: large },
    ]
    expect((await uploadImport(app, me, both)).status).toBe(413)
    expect((await app.call(me, 'GET /v1/imports', { query: {} })).body.totalCount).toBe(0)
  })

  test('is there tomorrow, can be discarded, and goes after 90 days', async () => {
    const { files } = await aHistory()
    const [kept, gone] = [await plan(files), await plan(files)]
    expect((await app.call(me, 'DELETE /v1/imports/{id}', pathOf(gone))).status).toBe(200)
    const list = async () => (await app.call(me, 'GET /v1/imports', { query: {} })).body
    expect((await list()).items.map(({ id }) => id)).toEqual([kept.id])
    app.clock.advance(89 * 86_400_000)
    const { expireImportsJob } = await import('./imports.jobs.ts')
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
      { name: 'watched.csv', content: csvOf(headers.watched, [row(`Elsewhere ${serial}`, 1961)]) },
    ]
    const planned = await plan(files)
    const [item] = await itemsOf(planned)
    const chosen = await decide(planned, item, {
      action: 'choose',
      workId: film.id,
      medium: 'film',
    })
    expect(chosen.body).toMatchObject({
      fate: 'new',
      decision: 'chosen',
      match: { work: { id: film.id } },
    })
    expect((await decide(planned, item, { action: 'skip' })).body).toMatchObject({
      fate: 'leftOut',
      rows: [{ fate: 'leftOut', note: 'Skipped' }],
    })
    expect((await decide(planned, item, { action: 'reset' })).body.fate).toBe('choice')
    expect((await decide(planned, item, { action: 'accept' })).status).toBe(400)
    await decide(planned, item, { action: 'choose', workId: film.id, medium: 'film' })
    await write(planned)
    expect((await everythingOf(me)).engaged).toEqual([film.title])
    expect((await plan(files)).rows).toMatchObject({ here: 1, choice: 0 })
  })

  test('accept all likely matches at once', async () => {
    const film = await aFilm('About', 1961)
    const content = csvOf(headers.watched, [row(film.title, 1962)])
    const planned = await plan([{ name: 'watched.csv', content }])
    expect(planned.questions.likely).toBe(1)
    const { body } = await app.call(me, 'POST /v1/imports/{id}/accept', pathOf(planned))
    expect(body).toMatchObject({ rows: { new: 1, choice: 0 }, questions: { likely: 0 } })
  })

  test('a text without a score waits for one', async () => {
    const film = await aFilm('Unscored', 1961)
    const content = csvOf(headers.reviews, [row(film.title, 1961, '', '', 'Hm.', '', '')])
    const planned = await plan([{ name: 'reviews.csv', content }])
    const [item] = await itemsOf(planned, { question: 'score' })
    expect(item).toMatchObject({ fate: 'choice', question: 'score' })
    const scored = await decide(planned, item, { action: 'score', rating: 3 })
    expect(scored.body).toMatchObject({ fate: 'new', reviews: [{ rating: 3 }] })
    await write(planned, { allSpoilers: true })
    expect((await everythingOf(me)).reviews).toMatchObject([
      { rating: 3, review: 'Hm.', spoiler: true },
    ])
    expect((await plan([{ name: 'reviews.csv', content }])).rows).toMatchObject({ here: 1 })
  })

  test('are refused once the plan is confirmed, and for items that are not there', async () => {
    const { files } = await aHistory()
    const planned = await plan(files)
    const [item] = await itemsOf(planned)
    expect((await decide(planned, { id: 999 }, { action: 'skip' })).body.code).toBe(
      'import_item_not_found',
    )
    const unknown = { action: 'choose', workId: 2_000_000_000, medium: 'film' } as const
    expect((await decide(planned, item, unknown)).body.code).toBe('work_not_found')
    await write(planned)
    expect((await decide(planned, item, { action: 'skip' })).body.code).toBe('import_closed')
    for (const call of ['confirm', 'accept'] as const) {
      const again = await app.call(me, `POST /v1/imports/{id}/${call}`, {
        ...pathOf(planned),
        body: {},
      })
      expect(again.body.code).toBe('import_closed')
    }
    expect((await app.call(me, 'DELETE /v1/imports/{id}', pathOf(planned))).body.code).toBe(
      'import_closed',
    )
  })
})

describe('writing', () => {
  test('makes reviews, marks and lists of the times of the source, and tells nobody', async () => {
    const { files, seen, later } = await aHistory()
    const planned = await plan(files)
    const written = await write(planned)
    expect(written).toMatchObject({
      state: 'written',
      written: { reviews: 2, engaged: 1, saved: 1, lists: 1, listEntries: 2 },
    })
    expect(written.progress.done).toBe(written.progress.total)
    expect(await everythingOf(me)).toEqual({
      reviews: [
        {
          title: seen.title,
          rating: 8,
          review: null,
          spoiler: false,
          dateViewed: '2025-01-01',
          day: '2025-01-02',
        },
        {
          title: seen.title,
          rating: 7,
          review: 'Wet.',
          spoiler: false,
          dateViewed: '2024-05-01',
          day: '2024-05-02',
        },
      ],
      engaged: [seen.title],
      saved: [later.title],
      lists: [
        {
          title: `Sea ${serial}`,
          description: 'Wet ones',
          isPrivate: true,
          works: [later.title, seen.title],
        },
      ],
    })
    const told = await app.ctx.db.selectFrom('notifications').selectAll().execute()
    expect(told).toEqual([])
  })

  test('the same files again are here already, and write nothing', async () => {
    const { files } = await aHistory()
    await write(await plan(files))
    const before = await everythingOf(me)
    const again = await plan(files)
    expect(again.rows).toMatchObject({ total: 12, new: 0, here: 9, choice: 1, leftOut: 2 })
    const written = await write(again)
    expect(written.written).toEqual({ reviews: 0, engaged: 0, saved: 0, lists: 0, listEntries: 0 })
    expect(await everythingOf(me)).toEqual(before)
  })

  test('files that come one after the other end as if they came at once', async () => {
    const { files } = await aHistory()
    const orders = [files, files.toReversed()]
    const ends = []
    for (const order of orders) {
      me = await aUser(app)
      for (const file of order) {
        const answer = await uploadImport(app, me, [file])
        if (answer.status === 201) await write(answer.body)
      }
      const { reviews, engaged, lists } = await everythingOf(me)
      ends.push({ reviews, engaged, lists })
    }
    me = await aUser(app)
    await write(await plan(files))
    const { reviews, engaged, lists } = await everythingOf(me)
    expect(ends).toEqual([
      { reviews, engaged, lists },
      { reviews, engaged, lists },
    ])
  })

  test('leaves alone what the member has changed in the meantime', async () => {
    const { files, seen } = await aHistory()
    await write(await plan(files))
    const { body } = await app.call(me, 'GET /v1/reviews', { query: { author: me.id } })
    const [first] = body.items
    const change = { review_id: first?.id ?? 0, rating: 1, date_viewed: '2020-01-01' }
    await app.call(me, 'PATCH /review', { body: change })
    await write(await plan(files))
    const { reviews } = await everythingOf(me)
    expect(reviews.map(({ title, rating }) => [title, rating])).toEqual([
      [seen.title, 1],
      [seen.title, 7],
    ])
  })

  test('what two people import of one file stays theirs', async () => {
    const { files } = await aHistory()
    const mine = await plan(files)
    await write(mine)
    me = await aUser(app)
    expect((await app.call(me, 'GET /v1/imports/{id}', pathOf(mine))).body.code).toBe(
      'import_not_found',
    )
    expect((await plan(files)).rows.new).toBe(9)
  })
})

describe('undo', () => {
  test('takes back all that was made, and gives back what was taken off the saved works', async () => {
    const { files, seen } = await aHistory()
    const work = { medium: seen.medium, internal_id: seen.id }
    await app.call(me, 'POST /saved-for-later', { body: work })
    const planned = await plan(files)
    await write(planned)
    expect((await everythingOf(me)).saved).not.toContain(seen.title)
    const undone = await undo(planned)
    expect(undone).toMatchObject({ state: 'undone', kept: 0 })
    expect(undone.written).toEqual({ reviews: 0, engaged: 0, saved: 0, lists: 0, listEntries: 0 })
    expect(await everythingOf(me)).toEqual({ ...nothing, saved: [seen.title] })
    expect((await app.call(me, 'POST /v1/imports/{id}/undo', pathOf(planned))).body.code).toBe(
      'import_closed',
    )
    expect((await app.call(me, 'DELETE /v1/imports/{id}', pathOf(planned))).status).toBe(200)
  })

  test('keeps what was changed by hand, and says why', async () => {
    const { files, seen } = await aHistory()
    const planned = await plan(files)
    await write(planned)
    const { body } = await app.call(me, 'GET /v1/reviews', { query: { author: me.id } })
    await app.call(me, 'PATCH /review', {
      body: { review_id: body.items[0]?.id ?? 0, review: 'Mine.' },
    })
    const lists = await app.call(me, 'GET /v1/lists', { query: { owner: me.username } })
    const listId = lists.body.items[0]?.id ?? 0
    await app.call(me, 'PATCH /v1/lists/{id}', {
      ...pathOf({ id: listId }),
      body: { title: 'My sea' },
    })
    const undone = await undo(planned)
    expect(undone.kept).toBe(3)
    const kept = await app.call(me, 'GET /v1/imports/{id}/kept', { ...pathOf(planned), query: {} })
    expect(kept.body.items).toEqual([
      { kind: 'review', title: seen.title, reason: 'You have changed it since' },
      {
        kind: 'engaged',
        title: seen.title,
        reason: 'A review of yours stands on it, or you marked it again',
      },
      { kind: 'list', title: 'My sea', reason: 'You have changed it or added to it since' },
    ])
    expect(await everythingOf(me)).toMatchObject({
      reviews: [{ review: 'Mine.' }],
      engaged: [seen.title],
      saved: [],
      lists: [{ title: 'My sea', works: [] }],
    })
  })

  test('takes nothing that an earlier import or the member had made', async () => {
    const { files } = await aHistory()
    await write(await plan(files))
    const before = await everythingOf(me)
    const again = await plan(files)
    await write(again)
    expect((await undo(again)).kept).toBe(0)
    expect(await everythingOf(me)).toEqual(before)
  })

  test('a completed review is again the bare score it was', async () => {
    const { files } = await aHistory()
    const scores = files.filter(({ name }) => name === 'ratings.csv')
    await write(await plan(scores))
    const before = await everythingOf(me)
    const diary = await plan(files.filter(({ name }) => name === 'diary.csv'))
    await write(diary)
    expect((await everythingOf(me)).reviews).toHaveLength(2)
    await undo(diary)
    expect(await everythingOf(me)).toEqual(before)
  })
})

test('a deleted account takes its imports along', async () => {
  const { files } = await aHistory()
  await write(await plan(files))
  await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
  for (const table of ['imports', 'import_items', 'import_writes'] as const) {
    const rows = await app.ctx.db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', me.id)
      .execute()
    expect(rows).toEqual([])
  }
})
