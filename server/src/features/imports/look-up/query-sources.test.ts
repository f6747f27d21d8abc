import { expect, test } from 'vitest'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { date, label, madeBy, ofClass, fact } from '../../../testing/factories/wikidata.ts'
import { film } from '../../../testing/imports/film-source.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useLookUps } from '../../../testing/imports/look-ups.ts'
import { json, useSourceServer } from '../../../testing/servers/source-server.ts'

const app = useTestApp()
const server = useSourceServer()
const {
  plan,
  itemsOf,
  useTmdb,
  useBooks,
  useShows,
  useWikidata,
  serveFilms,
  findFilms,
  watched,
  callsOf,
} = useLookUps(app, server)

test('queries a book by ISBN, then by title and author', async () => {
  useBooks()
  const doc = {
    key: '/works/OL1W',
    title: 'Salt Roads',
    author_name: ['Ada Quill'],
    first_publish_year: 1971,
  }
  server.on('/search.json', (request, response) => {
    const term = new URL(request.url ?? '', server.url).searchParams.get('q') ?? ''
    json({ docs: term.startsWith('isbn:') ? [] : [doc] })(request, response)
  })
  const book = {
    Title: 'Salt Roads (Roads, #1)',
    Author: 'Ada Quill',
    ISBN13: '="9780439708180"',
    'My Rating': 4,
    'Exclusive Shelf': 'read',
    'Date Added': '2024/05/01',
  }
  const planned = await plan([{ name: 'books.csv', content: fileUnder(headers.goodreads, [book]) }])
  await app.runJobs()
  expect(
    callsOf('/search.json').map((call) => new URL(call, server.url).searchParams.get('q')),
  ).toEqual(['isbn:9780439708180', 'salt roads ada quill'])
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Salt Roads' }, reason: 'title and creator' } },
  ])
})

test('queries a source by its own id if the file has one', async () => {
  useTmdb()
  server.on('/movie/77', json(film(77, 'As the Source Calls It', 1990)))
  const movie = {
    title: 'As the source calls it',
    year: 1990,
    ids: { tmdb: 77, imdb: 'tt0000077' },
  }
  const content = JSON.stringify([
    { watched_at: '2024-05-01T10:00:00.000Z', action: 'watch', type: 'movie', movie },
  ])
  const planned = await plan([{ name: 'watched-history-1.json', content }])
  await app.runJobs()
  expect(callsOf('/search')).toEqual([])
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'As the Source Calls It' }, reason: 'id' } },
  ])
})

test('queries a frequent title with the year, and without it only if nothing matches', async () => {
  useTmdb()
  findFilms(film(1, 'Alone', 1961), film(2, 'Alone', 1999), film(3, 'Together', 1970))
  const planned = await plan(watched(['Alone', 1961], ['Together', 1971]))
  await app.runJobs()
  const asked = callsOf('/search/movie').map((call) => new URL(call, server.url).searchParams)
  expect(asked.map((one) => `${one.get('query')} ${one.get('year')}`).toSorted()).toEqual([
    'alone 1961',
    'together 1971',
    'together null',
  ])
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { releaseDate: '1961-03-01' }, reason: 'title and year' } },
    { question: 'work', candidates: [{ sureness: 'likely', reason: 'title and about the year' }] },
  ])
})

test('queries a source by IMDb id, and asks if the title in the file is another', async () => {
  useTmdb()
  const whole = { ...film(77, 'Called otherwise', 1990), external_ids: { imdb_id: 'tt0000077' } }
  server.on(
    '/find/tt0000077',
    json({ movie_results: [film(77, 'Called otherwise', 1990)], tv_results: [] }),
  )
  server.on('/movie/77', json(whole))
  const rated = { Const: 'tt0000077', Title: 'Anders genannt', Year: 1991, 'Title Type': 'Movie' }
  const more = { 'Your Rating': 8, 'Date Rated': '2024-05-01' }
  const content = fileUnder(headers.imdbRatings, [{ ...rated, ...more }])
  const planned = await plan([{ name: 'ratings.csv', content }])
  await app.runJobs()
  expect(await itemsOf(planned)).toMatchObject([
    {
      question: 'work',
      candidates: [{ work: { title: 'Called otherwise' }, sureness: 'likely', reason: 'id' }],
    },
  ])
})

test('finds films without a key, by title and year', async () => {
  useWikidata()
  serveFilms({
    Q61: [
      label('Harbour Lights'),
      ofClass('Q11424'),
      madeBy('Q501', 'Ada Quill'),
      date('1961-03-01', 11),
    ],
  })
  const planned = await plan(watched(['Harbour Lights', 1961]))
  expect(planned.lookUp.total).toBe(1)
  await app.runJobs()
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Harbour Lights' }, reason: 'title and year' } },
  ])
  expect(new URL(callsOf('/w/api.php')[0] ?? '', server.url).searchParams.get('srsearch')).toMatch(
    /^harbour lights 1961 haswbstatement:/,
  )
})

test('finds films without a key by their ids elsewhere', async () => {
  useWikidata()
  serveFilms({
    Q77: [label('Called otherwise'), ofClass('Q11424'), date('1990-01-01', 9), fact('P4947', '77')],
  })
  const movie = { title: 'Called Otherwise', year: 1990, ids: { tmdb: 77 } }
  const content = JSON.stringify([
    { watched_at: '2024-05-01T10:00:00.000Z', action: 'watch', type: 'movie', movie },
  ])
  const planned = await plan([{ name: 'watched-history-1.json', content }])
  await app.runJobs()
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Called otherwise' }, reason: 'id' } },
  ])
})

test('finds the shows in a film diary, with and without a source of films', async () => {
  useShows()
  server.on(
    '/search/shows',
    json([{ score: 1, show: { id: 7, name: 'Tides', premiered: '2023-10-01' } }]),
  )
  const alone = await plan(watched(['Tides', 2023]))
  expect(alone.lookUp.total).toBe(1)
  await app.runJobs()
  const found = [{ candidates: [{ work: { medium: 'tvShow' }, sureness: 'likely' }] }]
  expect(await itemsOf(alone)).toMatchObject(found)
  await app.ctx.db.deleteFrom('works').execute()
  await app.ctx.db.deleteFrom('source_searches').execute()
  useWikidata()
  serveFilms({})
  const both = await plan(watched(['Tides', 2023]))
  await app.runJobs()
  expect(callsOf('/w/api.php').length).toBeGreaterThan(0)
  expect(await itemsOf(both)).toMatchObject(found)
})
