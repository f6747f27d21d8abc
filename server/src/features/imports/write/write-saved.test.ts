import { describe, expect, test } from 'vitest'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { nothing, useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf, everythingOf, aFilm } = useImporter(app)

const watchlist = (title: string, day: string) => filmsOf('watchlist.csv', title, day)
const watched = (title: string, day: string) => filmsOf('watched.csv', title, day)

function filmsOf(name: string, title: string, day: string) {
  return { name, content: fileUnder(headers.watched, [{ Date: day, Name: title, Year: 1961 }]) }
}

const aBook = () =>
  aWork(app, { medium: 'book', title: `Low Tide ${self.serial}`, creators: ['Bo'] })

describe('a work to be read or watched again', () => {
  test('a work to be read or watched again of Goodreads keeps its score and stays saved', async () => {
    const { title } = await aBook()
    const cells = { Title: title, Author: 'Bo', 'Exclusive Shelf': 'to-read', 'My Rating': 5 }
    const content = fileUnder(headers.goodreads, [{ ...cells, 'Date Added': '2020/01/02' }])
    const planned = await plan([{ name: 'library.csv', content }])
    expect(await itemsOf(planned)).toMatchObject([
      { saved: 'new', engaged: 'new', reviews: [{ rating: 10, outcome: 'new' }] },
    ])
    await write(planned)
    expect(await everythingOf(self.me)).toMatchObject({
      reviews: [{ title, rating: 10 }],
      engaged: [title],
      saved: [title],
    })
    const again = await plan([{ name: 'library.csv', content }])
    expect(await itemsOf(again)).toMatchObject([{ outcome: 'here', saved: 'here' }])
    await undo(planned)
    expect(await everythingOf(self.me)).toEqual(nothing)
  })

  test('a work to be read or watched again of Goodreads with a day keeps its viewing', async () => {
    const { title, id } = await aBook()
    const cells = { Title: title, Author: 'Bo', 'Exclusive Shelf': 'to-read', 'Read Count': 2 }
    const content = fileUnder(headers.goodreads, [{ ...cells, 'Date Read': '2019/02/03' }])
    await write(await plan([{ name: 'library.csv', content }]))
    expect(await everythingOf(self.me)).toMatchObject({ engaged: [title], saved: [title] })
    const query = { userId: self.me.id }
    const { body } = await app.call(self.me, 'GET /v1/viewings', { query })
    expect(body.items.map(({ work, day }) => [work.id, day])).toContainEqual([id, '2019-02-03'])
  })

  test('a work to be read or watched again of StoryGraph and of an IMDb watchlist as well', async () => {
    const book = await aBook()
    const film = await aFilm('Harbour', 1961)
    const read = { Title: book.title, Authors: 'Bo', 'Read Status': 'to-read', 'Star Rating': 4 }
    const seen = {
      Const: 'tt0000042',
      Title: film.title,
      Year: 1961,
      'Your Rating': 9,
      Position: 1,
    }
    const files = [
      { name: 'books.csv', content: fileUnder(headers.storygraph, [read]) },
      { name: 'WATCHLIST.csv', content: fileUnder(headers.imdbList, [seen]) },
    ]
    await write(await plan(files))
    const { reviews, saved } = await everythingOf(self.me)
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([8, 9]))
    expect(saved).toEqual([book.title, film.title].toSorted())
  })

  test.each([
    ['after it was watched stays saved', '2024-03-01', '2024-02-01', 'new'],
    ['before it was watched is over', '2024-01-01', '2024-02-01', 'leftOut'],
    ['on the day it was watched is over', '2024-02-01', '2024-02-01', 'leftOut'],
  ])(
    'a work to be read or watched again of Letterboxd, saved %s',
    async (_, saved, seen, outcome) => {
      const { title } = await aFilm('Harbour', 1961)
      const planned = await plan([watchlist(title, saved), watched(title, seen)])
      expect(await itemsOf(planned)).toMatchObject([{ engaged: 'new', saved: outcome }])
      await write(planned)
      expect((await everythingOf(self.me)).saved).toEqual(outcome === 'new' ? [title] : [])
    },
  )

  test('is saved by a later import, unless it was watched since', async () => {
    const { title } = await aFilm('Harbour', 1961)
    await write(await plan([watched(title, '2024-02-01')]))
    const older = await plan([watchlist(title, '2024-01-01')])
    expect(await itemsOf(older)).toMatchObject([
      { saved: 'leftOut', rows: [{ notes: [{ code: 'seenAlready' }] }] },
    ])
    await write(await plan([watchlist(title, '2024-03-01')]))
    expect((await everythingOf(self.me)).saved).toEqual([title])
  })
})

describe('a saved work that a later import knows as seen', () => {
  const read = { 'Exclusive Shelf': 'read', 'Date Added': '2020/01/02' }
  test.each([
    ['watched', (title: string) => watched(title, '2024-03-01'), 'film'],
    [
      'read',
      (title: string) => ({
        name: 'library.csv',
        content: fileUnder(headers.goodreads, [{ Title: title, Author: 'Bo', ...read }]),
      }),
      'book',
    ],
    [
      'played',
      (title: string) => ({
        name: 'watched-history.json',
        content: JSON.stringify([
          { watched_at: '2024-03-01T10:00:00Z', movie: { title, year: 1961, ids: { trakt: 7 } } },
        ]),
      }),
      'film',
    ],
  ])('(%s) is saved no longer, and an undo restores it', async (_, file, medium) => {
    const work = medium === 'book' ? await aBook() : await aFilm('Harbour', 1961)
    const { id, title } = work
    const body = { internal_id: id, medium: work.medium }
    await app.call(self.me, 'POST /saved-for-later', { body })
    expect(await everythingOf(self.me)).toMatchObject({ engaged: [], saved: [title] })
    const planned = await plan([file(title)])
    await write(planned)
    expect(await everythingOf(self.me)).toMatchObject({ engaged: [title], saved: [] })
    await undo(planned)
    expect(await everythingOf(self.me)).toMatchObject({ engaged: [], saved: [title] })
  })
})
