import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createOpenLibrary } from '../../../catalogue/open-library/open-library.ts'
import { createTmdb } from '../../../catalogue/tmdb/tmdb.ts'
import { createTvmaze } from '../../../catalogue/tvmaze/tvmaze.ts'
import { createWikidata } from '../../../catalogue/wikidata/wikidata.ts'
import {
  date,
  label,
  madeBy,
  ofClass,
  searchAnswer,
  sparqlAnswer,
  told,
} from '../../../testing/factories/wikidata.ts'
import { csvOf, fileUnder, headers } from '../../../testing/factories/export-files.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/importer.ts'
import { expireLeases } from '../../../testing/expire-leases.ts'
import { answerWithFilms, film } from '../../../testing/film-source.ts'
import { json, status, useSourceServer } from '../../../testing/source-server.ts'
import { dieInJob } from '../../../testing/dying.ts'
import { createGate } from '../../sources/sources.gate.service.ts'

const app = useTestApp()
const server = useSourceServer()
const { self, plan, pathOf, get, itemsOf, decide, row } = useImporter(app)

beforeEach(async () => {
  app.sources.length = 0
  app.clock.advance(3_600_000)
  for (const table of [
    'imports',
    'engagements',
    'works',
    'source_hosts',
    'source_searches',
  ] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  await sql`delete from pgboss.job`.execute(app.ctx.db)
})

const ways = () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 })
const useTmdb = () => app.sources.push(createTmdb(ways(), { token: 't', baseUrl: server.url }))
const useWikidata = () => {
  const urls = { wikidataUrl: server.url, queryUrl: server.url, wikipediaUrl: () => server.url }
  app.sources.push(createWikidata(ways(), urls))
}

/** Wikidata's answers to every search. */
function serveFilms(items: Parameters<typeof sparqlAnswer>[0]): void {
  server.on('/w/api.php?action=query', json(searchAnswer(...Object.keys(items))))
  server.on('/sparql', json(sparqlAnswer(items)))
}

const useBooks = () => app.sources.push(createOpenLibrary(ways(), { baseUrl: server.url }))

const findFilms = (...films: ReturnType<typeof film>[]) => answerWithFilms(server, films)

const watched = (...films: [string, number | ''][]) => [
  {
    name: 'watched.csv',
    content: csvOf(
      headers.watched,
      films.map(([title, year]) => row(title, year)),
    ),
  },
]

const lookedUp = async (one: { id: number }) => (await get(one)).lookUp
const callsOf = (path: string) => server.calls.filter((call) => call.startsWith(path))

test('finds missing works at a source while the plan waits', async () => {
  useTmdb()
  findFilms(film(1, 'Harbour Lights', 1961), film(2, 'Namesake', 1980))
  const planned = await plan(
    watched(['Harbour Lights', 1961], ['Namesake', 1999], ['Nobody', 1950]),
  )
  expect(planned).toMatchObject({
    items: { new: 3, choice: 0 },
    added: 3,
    lookUp: { total: 3, done: 0, failed: 0 },
  })
  expect(server.calls).toEqual([])
  await app.runJobs()
  expect(await get(planned)).toMatchObject({
    state: 'planned',
    items: { new: 3, choice: 0 },
    added: 2,
    questions: { likely: 0, possible: 0, unknown: 0, score: 0 },
    lookUp: { total: 3, done: 3, failed: 0 },
  })
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Harbour Lights' }, reason: 'title and year' } },
    // A film of another year is another film.
    { outcome: 'new', addsWork: true, candidates: [] },
    { outcome: 'new', addsWork: true, candidates: [] },
  ])
  const titles = await app.ctx.db.selectFrom('works').select('title').execute()
  expect(titles.map(({ title }) => title).toSorted()).toEqual(['Harbour Lights', 'Namesake'])
})

test('looks up a work once for all its items, and not again for the same file', async () => {
  useTmdb()
  findFilms(film(1, 'Twice', 1961))
  const rated = {
    Const: 'tt0000001',
    'Your Rating': 8,
    Title: 'Twice',
    Year: 1961,
    'Title Type': 'Movie',
    'Date Rated': '2024-05-01',
  }
  const files = [
    ...watched(['Twice', 1961]),
    { name: 'ratings.csv', content: fileUnder(headers.imdbRatings, [rated]) },
  ]
  const planned = await plan(files)
  expect(planned.lookUp.total).toBe(1)
  await app.runJobs()
  expect((await get(planned)).items).toMatchObject({ new: 2, choice: 0 })
  expect(callsOf('/search/movie')).toHaveLength(1)
  const again = await plan(files)
  expect(again).toMatchObject({ items: { new: 2 }, lookUp: { total: 0 } })
})

test('keeps decisions made in the meantime, which can be reset to the match found', async () => {
  useTmdb()
  findFilms(film(1, 'Chosen', 1961), film(2, 'Skipped', 1962))
  const other = await aWork(app, { title: 'Another film', releaseDate: '1950' })
  const planned = await plan(watched(['Chosen', 1961], ['Skipped', 1962]))
  const [chosen, skipped] = await itemsOf(planned)
  await decide(planned, chosen, { action: 'choose', workId: other.id, medium: 'film' })
  await decide(planned, skipped, { action: 'skip' })
  await app.runJobs()
  expect(await itemsOf(planned)).toMatchObject([
    { decision: 'chosen', match: { work: { id: other.id } } },
    { decision: 'skipped', outcome: 'leftOut' },
  ])
  const reset = await decide(planned, skipped, { action: 'reset' })
  expect(reset.body).toMatchObject({ outcome: 'new', match: { work: { title: 'Skipped' } } })
})

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

test('looks up nothing when offline or without a source for the medium', async () => {
  expect((await plan(watched(['Harbour Lights', 1961]))).lookUp.total).toBe(0)
  useBooks()
  expect((await plan(watched(['Harbour Lights', 1961]))).lookUp.total).toBe(0)
  const { rows } = await sql`select 1 from pgboss.job where name = 'import-look-up'`.execute(
    app.ctx.db,
  )
  expect(rows).toEqual([])
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
    Q77: [label('Called otherwise'), ofClass('Q11424'), date('1990-01-01', 9), told('P4947', '77')],
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
  app.sources.push(createTvmaze(ways(), { baseUrl: server.url }))
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

test('retries a failing source later, finally gives up, and meanwhile finds works at others', async () => {
  useTmdb()
  useBooks()
  server.on('/search/movie', status(500))
  server.on(
    '/search.json',
    json({ docs: [{ key: '/works/OL1W', title: 'Salt Roads', author_name: ['Ada Quill'] }] }),
  )
  const book = {
    Title: 'Salt Roads',
    Authors: 'Ada Quill',
    'Read Status': 'read',
    'Star Rating': '4.0',
  }
  const planned = await plan([
    ...watched(['One', 1961], ['Two', 1962], ['Three', 1963], ['Four', 1964], ['Five', 1965]),
    { name: 'books.csv', content: fileUnder(headers.storygraph, [book]) },
  ])
  await app.runJobs()
  expect(await get(planned)).toMatchObject({
    state: 'planned',
    items: { new: 6, choice: 0 },
    added: 5,
    lookUp: { total: 6, done: 1, failed: 0 },
  })
  for (let round = 0; round < 30; round += 1) await passAnHour()
  expect(await lookedUp(planned)).toEqual({ total: 6, done: 6, failed: 5 })
  const asked = server.calls.length
  await passAnHour()
  expect(server.calls).toHaveLength(asked)
})

test('finds works when a source recovers', async () => {
  useTmdb()
  server.on('/search/movie', status(429, { 'retry-after': '60' }))
  const planned = await plan(watched(['One', 1961], ['Two', 1962]))
  await app.runJobs()
  expect((await lookedUp(planned)).done).toBe(0)
  findFilms(film(1, 'One', 1961), film(2, 'Two', 1962))
  await passAnHour()
  expect(await get(planned)).toMatchObject({
    items: { new: 2, choice: 0 },
    added: 0,
    lookUp: { total: 2, done: 2, failed: 0 },
  })
})

async function passAnHour(): Promise<void> {
  app.clock.advance(3_600_000)
  await expireLeases(app.ctx.db)
  await app.runJobs()
}

test('stops looking up works of a discarded plan', async () => {
  useTmdb()
  findFilms(film(1, 'One', 1961))
  const discarded = await plan(watched(['One', 1961]))
  await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(discarded))
  await app.runJobs()
  expect(server.calls).toEqual([])
})

test('goes on after the writing, and confirms added works that a source knows', async () => {
  useTmdb()
  findFilms(film(1, 'One', 1961))
  const planned = await plan(watched(['One', 1961], ['Nobody', 1950]))
  await app.call(self.me, 'POST /v1/imports/{id}/confirm', { ...pathOf(planned), body: {} })
  await app.runJobs()
  for (let round = 0; round < 3; round += 1) await passAnHour()
  expect(await get(planned)).toMatchObject({
    state: 'written',
    added: 1,
    written: { engaged: 2 },
    lookUp: { total: 2, done: 2, failed: 0 },
  })
  const works = app.ctx.db.selectFrom('works').select(['title', 'standing']).orderBy('title')
  expect(await works.execute()).toEqual([
    { title: 'Nobody', standing: 'added' },
    { title: 'One', standing: 'confirmed' },
  ])
  const again = await plan(watched(['One', 1961], ['Nobody', 1950]))
  expect(again.rows).toMatchObject({ new: 0, here: 2 })
})

test('writes everything when a plan is confirmed during the look-up', async () => {
  useTmdb()
  const titles = Array.from({ length: 12 }, (_, place) => `Film ${place + 1}`)
  findFilms(...titles.map((title, place) => film(place + 1, title, 1990)))
  const planned = await plan(watched(...titles.map((title): [string, number] => [title, 1990])))
  let isConfirmed: Promise<unknown> | undefined
  server.on('/search/movie?query=film+9', (_, response) => {
    isConfirmed ??= app.call(self.me, 'POST /v1/imports/{id}/confirm', {
      ...pathOf(planned),
      body: {},
    })
    void isConfirmed.then(() => json({ results: [film(9, 'Film 9', 1990)] })(_, response))
  })
  await app.runJobs()
  for (let round = 0; round < 3; round += 1) await passAnHour()
  const written = await get(planned)
  expect(written).toMatchObject({ state: 'written', added: 0, lookUp: { total: 12, done: 12 } })
  expect(written.written.engaged).toBe(12)
  const added = app.ctx.db.selectFrom('works').select('title').where('standing', '=', 'added')
  expect(await added.execute()).toEqual([])
})

test('continues after a killed worker, without querying anything twice', async () => {
  useTmdb()
  const titles = Array.from({ length: 10 }, (_, place) => `Film ${place + 1}`)
  findFilms(...titles.map((title, place) => film(place + 1, title, 1990)))
  const planned = await plan(watched(...titles.map((title): [string, number] => [title, 1990])))
  const moment = { statement: 'update "import_look_ups"', nth: 6 }
  await dieInJob(app, { kind: 'import-look-up', moment, tmdbUrl: server.url })
  const half = await get(planned)
  expect(half.lookUp.done).toBeGreaterThan(0)
  expect(half.lookUp.done).toBeLessThan(6)
  expect(half.added).toBe(10 - half.lookUp.done)
  for (let round = 0; round < 3; round += 1) await passAnHour()
  expect(await get(planned)).toMatchObject({
    items: { new: 10, choice: 0 },
    lookUp: { total: 10, done: 10, failed: 0 },
  })
  expect(new Set(callsOf('/search/movie')).size).toBe(10)
}, 120_000)
