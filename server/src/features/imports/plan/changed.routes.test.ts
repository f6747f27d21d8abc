import { describe, expect, test } from 'vitest'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { afterChange } from '../../../testing/factories/imports.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { nothing, useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, get, write, undo, itemsOf, decide, everythingOf, aFilm, pathOf } =
  useImporter(app)

type Cells = Record<string, string | number>

const reviews = (title: string, ...rows: Cells[]) => ({
  name: 'reviews.csv',
  content: fileUnder(
    headers.reviews,
    rows.map((row) => ({ Date: '2024-01-02', Name: title, Year: 1961, ...row })),
  ),
})
const takeAll = async (one: { id: number }) => {
  await app.call(self.me, 'POST /v1/imports/{id}/update', pathOf(one))
  return afterChange(app, self.me, one)
}

/** Changes the only review here. */
async function rateAnew() {
  const { body } = await app.call(self.me, 'GET /v1/reviews', { query: { author: self.me.id } })
  const changed = { review_id: body.items[0]?.id ?? 0, rating: 1 }
  const answer = await app.call(self.me, 'PATCH /review', { body: changed })
  expect(answer.body).toBe(1)
}

/** The films of a member who imported one review, and a file in which it has changed. */
async function aChange(before: Cells = { Rating: 4, Review: 'First.' }, after: Cells = {}) {
  const { title } = await aFilm('Harbour', 1961)
  const first = await plan([reviews(title, before)])
  await write(first)
  const changed = { Rating: 2, Review: 'Changed my mind.', ...after }
  return { title, first, again: await plan([reviews(title, changed)]) }
}

describe('a review that changed at the source', () => {
  test('is shown as it is here and there, and nothing is written without consent', async () => {
    const { title, again } = await aChange()
    expect(again).toMatchObject({
      items: { total: 1, new: 0, changed: 1, here: 0 },
      rows: { total: 1, changed: 1 },
    })
    expect(again.files[0]?.rows.changed).toBe(1)
    const [item] = await itemsOf(again, { changed: true })
    expect(item).toMatchObject({
      outcome: 'changed',
      question: null,
      takesChanges: false,
      reviews: [
        {
          outcome: 'changed',
          rating: 4,
          excerpt: 'Changed my mind.',
          was: { rating: 8, excerpt: 'First.', textLength: 6, dateViewed: null },
        },
      ],
    })
    await write(again)
    expect((await everythingOf(self.me)).reviews).toMatchObject([
      { title, rating: 8, review: 'First.' },
    ])
  })

  test('is taken over by choice, and restored by an undo', async () => {
    const { again } = await aChange()
    const [item] = await itemsOf(again)
    const { body } = await decide(again, item, { action: 'update' })
    expect(body).toMatchObject({
      outcome: 'new',
      takesChanges: true,
      reviews: [{ outcome: 'new' }],
    })
    expect(await get(again)).toMatchObject({ items: { new: 1, changed: 0 } })
    const before = await everythingOf(self.me)
    const written = await write(again)
    expect(written.written.reviews).toBe(1)
    expect((await everythingOf(self.me)).reviews).toMatchObject([
      { rating: 4, review: 'Changed my mind.' },
    ])
    await undo(again)
    expect(await everythingOf(self.me)).toEqual(before)
  })

  test('stays as it is here if the choice is withdrawn, before and after the writing', async () => {
    const { again } = await aChange()
    const [item] = await itemsOf(again)
    await decide(again, item, { action: 'update' })
    await decide(again, item, { action: 'keep' })
    expect((await itemsOf(again))[0]).toMatchObject({ outcome: 'changed', takesChanges: false })
    await write(again)
    await decide(again, item, { action: 'update' })
    expect((await everythingOf(self.me)).reviews).toMatchObject([{ rating: 4 }])
    await decide(again, item, { action: 'keep' })
    expect((await everythingOf(self.me)).reviews).toMatchObject([{ rating: 8, review: 'First.' }])
  })

  test('a review that changed at the source can be taken over with all others at once', async () => {
    const one = await aFilm('Harbour', 1961)
    const two = await aFilm('Low Water', 1961)
    const files = (rating: number) => [
      reviews(one.title, { Rating: rating, Name: one.title }, { Rating: rating, Name: two.title }),
    ]
    await write(await plan(files(4)))
    const again = await plan(files(3))
    const { body } = await takeAll(again)
    expect(body).toMatchObject({ items: { new: 2, changed: 0 } })
    await write(again)
    expect((await everythingOf(self.me)).reviews.map(({ rating }) => rating)).toEqual([6, 6])
  })

  test('moves its day in the diary with it', async () => {
    const seen = { Rating: 4, Review: 'First.', 'Watched Date': '2024-01-01' }
    const { again } = await aChange(seen, { ...seen, 'Watched Date': '2023-12-31' })
    const [item] = await itemsOf(again)
    expect(item).toMatchObject({
      outcome: 'changed',
      reviews: [{ dateViewed: '2023-12-31', was: { dateViewed: '2024-01-01' } }],
      viewings: [{ day: '2023-12-31', outcome: 'changed' }],
    })
    const days = async () => {
      const { body } = await app.call(self.me, 'GET /v1/viewings', {
        query: { userId: self.me.id },
      })
      return body.items.map(({ day }) => day)
    }
    await takeAll(again)
    await write(again)
    expect(await days()).toEqual(['2023-12-31'])
    await undo(again)
    expect(await days()).toEqual(['2024-01-01'])
  })

  test('a review that changed at the source that the member changed here is here, not changed', async () => {
    const { title, first } = await aChange()
    await rateAnew()
    const same = await plan([reviews(title, { Rating: 4, Review: 'First.' })])
    expect(same.items).toMatchObject({ here: 1, changed: 0 })
    expect(first.id).not.toBe(same.id)
  })

  test('keeps what the member has changed since when the import is undone', async () => {
    const { again } = await aChange()
    await takeAll(again)
    await write(again)
    await rateAnew()
    expect((await undo(again)).kept).toBe(1)
    expect((await everythingOf(self.me)).reviews).toMatchObject([{ rating: 1 }])
  })
})

describe('a score that changed', () => {
  const ratings = (title: string, day: string, rating: number) => ({
    name: 'ratings.csv',
    content: fileUnder(headers.ratings, [{ Date: day, Name: title, Year: 1961, Rating: rating }]),
  })
  const titled = (title: string, day: string, rating: number) => ({
    name: 'ratings.csv',
    content: fileUnder(headers.imdbRatings, [
      { Const: 'tt0000042', Title: title, Year: 1961, 'Your Rating': rating, 'Date Rated': day },
    ]),
  })
  const played = (title: string, day: string, rating: number) => ({
    name: 'ratings-movies.json',
    content: JSON.stringify([
      { rated_at: `${day}T10:00:00Z`, rating, movie: { title, year: 1961, ids: { trakt: 7 } } },
    ]),
  })
  test.each([
    ['Letterboxd', ratings, 4, 2, 8, 4],
    ['IMDb', titled, 8, 4, 8, 4],
    ['Trakt', played, 8, 4, 8, 4],
  ])(
    'a score that changed on a later day at %s is changed',
    async (_, fileOf, was, now, old, rating) => {
      const { title } = await aFilm('Harbour', 1961)
      await write(await plan([fileOf(title, '2024-01-01', was)]))
      expect((await plan([fileOf(title, '2024-01-01', was)])).items).toMatchObject({ here: 1 })
      const again = await plan([fileOf(title, '2024-02-01', now)])
      expect(await itemsOf(again)).toMatchObject([
        {
          outcome: 'changed',
          reviews: [
            { rating, timePosted: expect.stringMatching('2024-02-01'), was: { rating: old } },
          ],
        },
      ])
      await takeAll(again)
      await write(again)
      expect((await everythingOf(self.me)).reviews).toMatchObject([{ rating, day: '2024-02-01' }])
      await undo(again)
      expect((await everythingOf(self.me)).reviews).toMatchObject([
        { rating: old, day: '2024-01-01' },
      ])
    },
  )

  const goodreads = { name: 'library.csv', header: headers.goodreads }
  const storygraph = { name: 'books.csv', header: headers.storygraph }
  test.each([
    ['score', goodreads, { 'My Rating': 4 }, { 'My Rating': 2 }],
    [
      'text',
      goodreads,
      { 'My Rating': 4, 'My Review': 'Yes.' },
      { 'My Rating': 4, 'My Review': 'No.' },
    ],
    [
      'day',
      goodreads,
      { 'My Review': 'Yes.', 'My Rating': 4, 'Date Read': '2020/01/02' },
      { 'My Review': 'Yes.', 'My Rating': 4, 'Date Read': '2020/02/03' },
    ],
    ['score', storygraph, { 'Star Rating': 4 }, { 'Star Rating': 2 }],
    [
      'day',
      storygraph,
      { 'Star Rating': 4, Review: 'Yes.', 'Last Date Read': '2020/01/02' },
      { 'Star Rating': 4, Review: 'Yes.', 'Last Date Read': '2019/02/03' },
    ],
  ] as const)(
    'a score that changed or another %s of a book is one change of one review',
    async (_, file, was, now) => {
      const { title } = await aWork(app, {
        medium: 'book',
        title: `Low Tide ${self.serial}`,
        creators: ['Bo'],
      })
      const [author, status] =
        file === goodreads ? ['Author', 'Exclusive Shelf'] : ['Authors', 'Read Status']
      const fileOf = (cells: Cells) => ({
        name: file.name,
        content: fileUnder(file.header, [
          { Title: title, [author]: 'Bo', [status]: 'read', ...cells },
        ]),
      })
      await write(await plan([fileOf(was)]))
      expect((await plan([fileOf(was)])).items).toMatchObject({ here: 1, changed: 0 })
      const again = await plan([fileOf(now)])
      expect(again.items).toMatchObject({ new: 0, changed: 1 })
      await takeAll(again)
      await write(again)
      expect((await everythingOf(self.me)).reviews).toHaveLength(1)
      expect((await plan([fileOf(now)])).items).toMatchObject({ here: 1, changed: 0 })
    },
  )

  test('a book that was read again has a second review', async () => {
    const { title } = await aWork(app, {
      medium: 'book',
      title: `Low Tide ${self.serial}`,
      creators: ['Bo'],
    })
    const fileOf = (cells: Cells) => ({
      name: 'library.csv',
      content: fileUnder(headers.goodreads, [
        {
          Title: title,
          Author: 'Bo',
          'Exclusive Shelf': 'read',
          'My Rating': 4,
          'My Review': 'Yes.',
          ...cells,
        },
      ]),
    })
    await write(await plan([fileOf({ 'Date Read': '2020/01/02', 'Read Count': 1 })]))
    const again = await plan([fileOf({ 'Date Read': '2022/01/02', 'Read Count': 2 })])
    expect(again.items).toMatchObject({ new: 1, changed: 0 })
  })
})

test('only an item of which something changed can be taken over or kept', async () => {
  const { title } = await aFilm('Harbour', 1961)
  const planned = await plan([reviews(title, { Rating: 4 })])
  const [item] = await itemsOf(planned)
  for (const action of ['update', 'keep'] as const) {
    expect((await decide(planned, item, { action })).status).toBe(400)
  }
  expect(await everythingOf(self.me)).toEqual(nothing)
})
