import { beforeEach, expect, test } from 'vitest'
import { createTmdb } from '../../../catalogue/tmdb/tmdb.ts'
import { createTvmaze } from '../../../catalogue/tvmaze/tvmaze.ts'
import { pictureHash } from '../../../files/picture-urls.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aShelvedWork, aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { json, status, useSourceServer } from '../../../testing/servers/source-server.ts'
import { createGate } from '../../sources/sources.gate.service.ts'
import { storeFound } from '../duplicates/works.deduplicate.service.ts'
import { renewOldWorksJob } from '../works.jobs.ts'

const app = useTestApp()
const server = useSourceServer()
let admin: TestUser

beforeEach(async () => {
  app.sources.length = 0
  await app.ctx.db.deleteFrom('users').execute()
  await app.ctx.db.deleteFrom('works').execute()
  await app.ctx.db.deleteFrom('source_hosts').execute()
  admin = await aUser(app, { id: 1 })
})

const ways = () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 })
const useTmdb = () => app.sources.push(createTmdb(ways(), { token: 't', baseUrl: server.url }))
const useTvmaze = () => app.sources.push(createTvmaze(ways(), { baseUrl: server.url }))

const dune = {
  id: 438631,
  title: 'Dune',
  overview: 'Spice.',
  poster_path: '/dune.jpg',
  release_date: '2021-09-15',
}
const crew = [{ job: 'Director', name: 'Denis Villeneuve' }]
const whole = { ...dune, credits: { crew }, external_ids: { imdb_id: 'tt1160419' } }

const urlOfPicture = (source: string) =>
  `https://medley.example/pictures/${pictureHash(source)}.webp`
const params = (workId: number) => ({ params: { medium: 'film' as const, workId: String(workId) } })
const refresh = (id: number) =>
  app.call(admin, 'POST /v1/works/{medium}/{workId}/cache-invalidation', params(id))
const show = async (id: number) =>
  (await app.call(null, 'GET /v1/works/{medium}/{workId}', params(id))).body
const sourcesOf = async (id: number) =>
  (await app.call(null, 'GET /v1/works/{medium}/{workId}/sources', params(id))).body

test('a shelf work is shown immediately and has its details after the job', async () => {
  useTmdb()
  server.on(
    '/search/movie',
    json({ results: [{ ...dune, id: 841, release_date: '1984-12-14' }, dune] }),
  )
  server.on('/movie/438631', json(whole))
  const { id } = await aWork(app, {
    title: 'Dune',
    creators: ['Denis Villeneuve'],
    releaseDate: '2021',
  })
  expect(await show(id)).toMatchObject({ description: null, posterSource: null })
  expect(server.calls).toEqual([])
  expect(await sourcesOf(id)).toEqual({ items: [], isFetching: true })
  await app.runJobs()
  expect(await show(id)).toMatchObject({
    title: 'Dune',
    releaseDate: '2021-09-15',
    description: '<p>Spice.</p>',
    posterSource: urlOfPicture('https://image.tmdb.org/t/p/w500/dune.jpg'),
  })
  expect(await sourcesOf(id)).toEqual({
    items: [
      {
        name: 'TMDB',
        url: 'https://www.themoviedb.org/movie/438631',
        credit: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
        creditUrl: 'https://www.themoviedb.org/',
      },
    ],
    isFetching: false,
  })
})

test('details are refetched after seven days, by id and once', async () => {
  useTmdb()
  server.on('/movie/438631', json(whole))
  const [id = 0] = await storeFound(
    app.ctx.db,
    'film',
    [{ ...factsOfDune, creators: [] }],
    app.clock.now(),
  )
  await show(id)
  await app.runJobs()
  expect(server.calls).toHaveLength(1)
  app.clock.advance(7 * 86_400_000 - 60_000)
  await show(id)
  await app.runJobs()
  expect(server.calls).toHaveLength(1)
  app.clock.advance(120_000)
  await Promise.all([show(id), show(id), show(id)])
  await app.runJobs()
  expect(server.calls).toHaveLength(2)
})

const factsOfDune = {
  medium: 'film' as const,
  source: 'tmdb',
  externalId: '438631',
  title: 'Dune',
  creators: ['Denis Villeneuve'],
  releaseDate: '2021-09-15',
  description: '<p>Old.</p>',
  posterSource: null,
  entries: [],
}

test('a refresh by an admin fetches before responding', async () => {
  useTmdb()
  server.on('/movie/438631', json(whole))
  const [id = 0] = await storeFound(app.ctx.db, 'film', [factsOfDune], app.clock.now())
  expect(await refresh(id)).toMatchObject({ status: 200, body: { invalidated: true } })
  expect(await show(id)).toMatchObject({ description: '<p>Spice.</p>' })
})

test('the old data stays if the source fails', async () => {
  useTmdb()
  server.on('/movie/438631', status(500))
  const [id = 0] = await storeFound(app.ctx.db, 'film', [factsOfDune], app.clock.now())
  expect(await refresh(id)).toMatchObject({ status: 502, body: { code: 'provider_error' } })
  expect(await show(id)).toMatchObject({ description: '<p>Old.</p>' })
})

test('a refresh deletes data that the source withdrew', async () => {
  useTmdb()
  server.on('/movie/438631', json({ ...whole, overview: '' }))
  const [id = 0] = await storeFound(app.ctx.db, 'film', [factsOfDune], app.clock.now())
  await refresh(id)
  expect(await show(id)).toMatchObject({ description: null })
})

test('only the source that gave a fact withdraws it', async () => {
  useTmdb()
  const answerWith = (minutes: number | null) =>
    server.on('/movie/438631', json({ ...whole, runtime: minutes }))
  answerWith(155)
  const [id = 0] = await storeFound(app.ctx.db, 'film', [factsOfDune], app.clock.now())
  const also = { medium: 'film', source: 'wikidata', external_id: 'Q1', work_id: id }
  await app.ctx.db.insertInto('work_external_ids').values(also).execute()
  const typed = { pages: 3, genres: ['Drama'], fact_sources: { genres: 'wikidata' } }
  await app.ctx.db.updateTable('works').set(typed).where('id', '=', id).execute()
  const stored = async () =>
    app.ctx.db
      .selectFrom('works')
      .select(['minutes', 'pages', 'genres'])
      .where('id', '=', id)
      .executeTakeFirst()
  await refresh(id)
  expect(await stored()).toEqual({ minutes: 155, pages: 3, genres: ['Drama'] })
  answerWith(null)
  await refresh(id)
  expect(await stored()).toEqual({ minutes: null, pages: 3, genres: ['Drama'] })
})

test('a shelf work is refreshed from the shelf although another source fails', async () => {
  useTmdb()
  server.on('/', status(500))
  const { id } = await aShelvedWork(app)
  expect(await refresh(id)).toMatchObject({ status: 200 })
  expect(server.calls).toHaveLength(1)
})

test('a failing source does not affect the data of another', async () => {
  useTmdb()
  useTvmaze()
  server.on('/search/tv', status(503))
  const wire = { id: 179, name: 'The Wire', premiered: '2002-06-02', summary: '<p>Baltimore.</p>' }
  server.on('/search/shows', json([{ show: wire }]))
  server.on(
    '/shows/179',
    json({
      ...wire,
      _embedded: { seasons: [{ number: 1, name: null, premiereDate: '2002-06-02' }], crew: [] },
    }),
  )
  const { id } = await aWork(app, {
    medium: 'tvShow',
    title: 'The Wire',
    creators: [],
    releaseDate: '2002',
  })
  const path = { params: { medium: 'tvShow' as const, workId: String(id) } }
  await app.call(null, 'GET /v1/works/{medium}/{workId}', path)
  await app.runJobs()
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', path)
  expect(body).toMatchObject({ description: '<p>Baltimore.</p>', entries: [{ title: 'Season 1' }] })
})

test('an id of another work adds nothing to this one', async () => {
  useTmdb()
  server.on('/search/movie', json({ results: [dune] }))
  server.on('/movie/438631', json(whole))
  await storeFound(
    app.ctx.db,
    'film',
    [{ ...factsOfDune, title: 'Dune: Part One' }],
    app.clock.now(),
  )
  const { id } = await aWork(app, {
    title: 'Dune',
    creators: ['Denis Villeneuve'],
    releaseDate: '2021',
  })
  await show(id)
  await app.runJobs()
  expect(await show(id)).toMatchObject({ description: null })
})

test('a failed source is retried soon, without anyone waiting', async () => {
  useTmdb()
  server.on('/search/movie', status(500))
  const { id } = await aWork(app, { title: 'Dune', creators: ['A B'], releaseDate: '2021' })
  await show(id)
  await app.runJobs()
  expect(server.calls).toHaveLength(1)
  expect(await sourcesOf(id)).toEqual({ items: [], isFetching: false })
  app.clock.advance(9 * 60_000)
  await show(id)
  await app.runJobs()
  expect(server.calls).toHaveLength(1)
  app.clock.advance(2 * 60_000)
  await show(id)
  await app.runJobs()
  expect(server.calls).toHaveLength(2)
})

test('requests no fetch while every source is paused', async () => {
  useTmdb()
  await (
    await createGate(app.ctx).enter({ name: 'tmdb', perSecond: 1, burst: 1 }, 'batch')
  ).report('unreachable')
  const { id } = await aWork(app)
  await show(id)
  expect(await sourcesOf(id)).toEqual({ items: [], isFetching: false })
})

test('works without views are refetched within half a year', async () => {
  useTmdb()
  server.on('/movie/438631', json(whole))
  const [id = 0] = await storeFound(app.ctx.db, 'film', [factsOfDune], app.clock.now())
  await aWork(app, { title: 'Of the shelf alone' })
  app.clock.advance(151 * 86_400_000)
  await app.ctx.jobs.enqueue(app.ctx.db, renewOldWorksJob, {})
  await app.runJobs()
  expect(server.calls).toHaveLength(1)
  expect(await show(id)).toMatchObject({ description: '<p>Spice.</p>' })
})

test('queries no source when offline', async () => {
  const { id } = await aWork(app)
  await show(id)
  expect(await app.ctx.db.selectFrom('work_refreshes').selectAll().execute()).toEqual([])
})

test('an id that its source cannot have given is neither called nor linked', async () => {
  useTmdb()
  const { id } = await aWork(app, { title: 'Dune', creators: ['Denis Villeneuve'] })
  const forged = { medium: 'film', source: 'tmdb', external_id: '../account?x=1#', work_id: id }
  await app.ctx.db.insertInto('work_external_ids').values(forged).execute()
  await app.call(null, 'GET /v1/works/{medium}/{workId}', params(id))
  await app.runJobs()
  expect(server.calls).toEqual([])
  expect((await sourcesOf(id)).items).toEqual([])
})
