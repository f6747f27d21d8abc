import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createDeezer } from '../../catalogue/deezer/deezer.ts'
import { createMusicbrainz } from '../../catalogue/musicbrainz/musicbrainz.ts'
import { createTmdb } from '../../catalogue/tmdb/tmdb.ts'
import { useAppVariant } from '../../testing/app-variant.ts'
import { countWaiting } from '../../testing/database/count-waiting.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import {
  type Behaviour,
  json,
  status,
  useSourceServer,
} from '../../testing/servers/source-server.ts'
import { createGate } from '../sources/sources.gate.service.ts'

const app = useTestApp()
const server = useSourceServer()
const hasty = useAppVariant(app, {}, (ctx) => ({
  catalogue: { ...ctx.catalogue, searchTimeoutMs: 0, lateTimeoutMs: 60_000 },
}))

beforeEach(async () => {
  app.sources.length = 0
  app.clock.advance(60_000)
  for (const table of ['works', 'source_hosts', 'source_searches'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
})

const ways = () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 })
const useTmdb = () => app.sources.push(createTmdb(ways(), { token: 't', baseUrl: server.url }))
const useAlbums = () =>
  app.sources.push(
    createDeezer(ways(), { baseUrl: server.url }),
    createMusicbrainz(ways(), { baseUrl: server.url }),
  )

const film = (id: number, title: string, release_date = '2001') => ({
  id,
  title,
  release_date,
  overview: '',
  poster_path: null,
})
const films = (...results: object[]) => server.on('/search/movie', json({ results }))

async function search(
  q: string,
  category: Medium = 'film',
  more: { limit?: number; nextToken?: string } = {},
) {
  const answer = await app.call(null, 'GET /v1/search', { query: { q, category, ...more } })
  const items = answer.status === 200 ? answer.body.items : []
  return { ...answer, titles: items.map((item) => ('title' in item ? item.title : item.username)) }
}

test('shows source results, each with its own id', async () => {
  useTmdb()
  films(film(1, 'Alien'), film(2, 'Aliens'))
  const { status: code, body, titles } = await search('alien')
  expect(code).toBe(200)
  expect(titles).toEqual(['Alien', 'Aliens'])
  const [first] = body.items
  const path = { params: { medium: 'film' as const, workId: String(first?.id) } }
  const { body: work } = await app.call(null, 'GET /v1/works/{medium}/{workId}', path)
  expect(work).toMatchObject({ title: 'Alien' })
})

test('ranks exact titles first, then beginnings, then in source order', async () => {
  useTmdb()
  films(
    film(1, 'Ordinary Heat'),
    film(2, 'Heat Wave'),
    film(3, 'Chaleur'),
    film(4, 'Heat'),
    film(5, 'Heat and Dust'),
  )
  expect((await search('heat')).titles).toEqual([
    'Heat',
    'Heat Wave',
    'Heat and Dust',
    'Ordinary Heat',
    'Chaleur',
  ])
})

test('sends a term once a day', async () => {
  useTmdb()
  films(film(1, 'Alien'))
  await search('alien')
  await search(' ALIEN ')
  expect(server.calls).toHaveLength(1)
  app.clock.advance(86_400_001)
  await search('alien')
  expect(server.calls).toHaveLength(2)
})

test('adds no duplicate of a shelf film that a source finds', async () => {
  useTmdb()
  const { id } = await aWork(app, {
    title: 'Pinocchio',
    creators: ['Robert Zemeckis'],
    releaseDate: '2022',
  })
  films(
    film(1, 'Pinocchio', '2022-09-07'),
    film(2, 'Pinocchio', '2022-11-09'),
    film(3, 'Pinocchio', '1940-02-23'),
  )
  const directedBy = (name: string) => ({ credits: { crew: [{ job: 'Director', name }] } })
  server.on(
    '/movie/1',
    json({ ...film(1, 'Pinocchio', '2022-09-07'), ...directedBy('Robert Zemeckis') }),
  )
  server.on(
    '/movie/2',
    json({ ...film(2, 'Pinocchio', '2022-11-09'), ...directedBy('Guillermo del Toro') }),
  )
  const { body } = await search('pinocchio')
  expect(body.items).toHaveLength(3)
  expect(body.items.map((item) => item.id)).toContain(id)
  expect(server.calls).toHaveLength(3)
})

test('leaves out a possible shelf film that cannot be looked up', async () => {
  useTmdb()
  await aWork(app, { title: 'Pinocchio', creators: ['Robert Zemeckis'], releaseDate: '2022' })
  films(film(1, 'Pinocchio', '2022-09-07'))
  server.on('/movie/1', status(500))
  expect((await search('pinocchio')).titles).toEqual(['Pinocchio'])
})

test('merges an album that two sources find', async () => {
  useAlbums()
  const album = {
    id: 6575789,
    title: 'Homework (Remastered)',
    cover_xl: null,
    record_type: 'album',
    artist: { name: 'Daft Punk' },
  }
  server.on('/search/album', json({ data: [album] }))
  const group = {
    id: '00054665-89fb-33d5-a8f0-1728ea8c32c3',
    title: 'Homework',
    'primary-type': 'Album',
    'first-release-date': '1997-01-20',
    'artist-credit': [{ name: 'Daft Punk' }],
  }
  server.on('/release-group', json({ 'release-groups': [group] }))
  const { body } = await search('homework', 'album')
  expect(body.items).toMatchObject([{ title: 'Homework', releaseDate: '1997-01-20' }])
})

test('later pages stay stable despite new results', async () => {
  useTmdb()
  films(...Array.from({ length: 5 }, (_, index) => film(index + 1, `Star ${index}`)))
  const first = await search('star', 'film', { limit: 2 })
  app.clock.advance(86_400_001)
  films(film(9, 'Star'), film(8, 'Star 00'), film(5, 'Star 4'))
  expect((await search('star')).titles[0]).toBe('Star')
  const second = await search('star', 'film', { limit: 2, nextToken: first.body.nextToken ?? '' })
  const third = await search('star', 'film', { limit: 2, nextToken: second.body.nextToken ?? '' })
  expect([...first.titles, ...second.titles, ...third.titles].toSorted()).toEqual([
    'Star 0',
    'Star 1',
    'Star 2',
    'Star 3',
    'Star 4',
  ])
  expect(third.body.nextToken).toBeNull()
})

test.each<[string, Behaviour]>([
  ['fails', status(500)],
  ['wants fewer calls', status(429)],
  ['lies', json({ results: 'none' })],
])('a source that %s does not affect shelf results', async (_, behaviour) => {
  useTmdb()
  await aWork(app, { title: 'Alien' })
  server.on('/search/movie', behaviour)
  expect((await search('alien')).titles).toEqual(['Alien'])
})

test('a search does not wait for a slow source, whose results appear in the next one', async () => {
  useTmdb()
  await aWork(app, { title: 'Metropolis' })
  const held = holdAnswer({ results: [film(1, 'Metropolis', '2001-05-26')] })
  const url = '/v1/search?q=metropolis&category=film'
  const early = await hasty().inject({ method: 'GET', url })
  expect(early.statusCode).toBe(200)
  const { items } = JSON.parse(early.body) as { items: object[] }
  expect(items).toMatchObject([{ title: 'Metropolis' }])
  const answer = await held
  answer()
  // Joins the pending query and now waits for it.
  expect((await search('metropolis')).titles).toEqual(['Metropolis', 'Metropolis'])
})

test('a search without hits waits longer for a late source', async () => {
  useTmdb()
  const held = holdAnswer({ results: [film(1, 'Metropolis', '1927-01-10')] })
  const url = '/v1/search?q=metropolis&category=film'
  const search = hasty().inject({ method: 'GET', url })
  const answer = await held
  answer()
  const { statusCode, body } = await search
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ items: [{ title: 'Metropolis' }] })
})

test('a response that comes while the shelf is searched is not missed', async () => {
  useTmdb()
  const held = holdAnswer({ results: [film(1, 'Metropolis', '1927-01-10')] })
  const locks = await app.ctx.db.startTransaction().execute()
  await sql`lock table users in access exclusive mode`.execute(locks)
  const search = hasty().inject({ method: 'GET', url: '/v1/search?q=metropolis&category=film' })
  const answer = await held
  await expect.poll(() => countWaiting(app.ctx.db)).toBe(1)
  answer()
  await expect.poll(countStored).toBe(1)
  await locks.rollback().execute()
  expect(JSON.parse((await search).body)).toMatchObject({ items: [{ title: 'Metropolis' }] })
})

async function countStored(): Promise<number> {
  return (await app.ctx.db.selectFrom('source_searches').select('term').execute()).length
}

/** Resolves when the source is called, with a function that makes it respond. */
function holdAnswer(value: object): Promise<() => void> {
  return new Promise((resolve) => {
    server.on('/search/movie', (request, response) => resolve(() => json(value)(request, response)))
  })
}

test('no results with a failed source is an error', async () => {
  useTmdb()
  server.on('/search/movie', status(500))
  expect(await search('nowhere')).toMatchObject({ status: 502, body: { code: 'provider_error' } })
})

test('no results from all sources is an empty page', async () => {
  useTmdb()
  films()
  expect(await search('nowhere')).toMatchObject({ status: 200, body: { items: [] } })
})

test('a paused source is neither queried nor waited for', async () => {
  useTmdb()
  server.on('/search/movie', status(429, { 'retry-after': '60' }))
  await search('one')
  server.calls.length = 0
  await aWork(app, { title: 'Two' })
  expect((await search('two')).titles).toEqual(['Two'])
  expect(server.calls).toEqual([])
})

test('no results while every source is paused is an error', async () => {
  useTmdb()
  server.on('/search/movie', status(429, { 'retry-after': '60' }))
  await search('one')
  expect(await search('two')).toMatchObject({ status: 502, body: { code: 'provider_error' } })
})

test('no results with every budget used up is an error', async () => {
  useTmdb()
  films()
  expect((await search('nowhere')).status).toBe(200)
  const due = new Date(app.clock.now().getTime() + 60_000)
  await app.ctx.db.updateTable('source_hosts').set({ due }).execute()
  const later = await search('nowhere at all')
  expect(later).toMatchObject({ status: 502, body: { code: 'provider_error' } })
})

test('no results from one source while another is paused is an empty page', async () => {
  useAlbums()
  server.on('/search/album', json({ data: [] }))
  server.on('/release-group', status(429, { 'retry-after': '60' }))
  expect((await search('one', 'album')).status).toBe(502)
  expect(await search('two', 'album')).toMatchObject({ status: 200, body: { items: [] } })
})

test('no results without sources is an empty page', async () => {
  expect(await search('nowhere')).toMatchObject({ status: 200, body: { items: [] } })
})

test('a source is retried after its pause without waiting for it', async () => {
  useTmdb()
  await aWork(app, { title: 'Solaris' })
  server.on('/search/movie', status(429, { 'retry-after': '60' }))
  await search('one')
  app.clock.advance(60_001)
  const held = holdAnswer({ results: [] })
  expect((await search('solaris')).titles).toEqual(['Solaris'])
  const answer = await held
  answer()
})

test('a suggestion queries no source, a search of all mediums every one', async () => {
  useTmdb()
  useAlbums()
  films(film(1, 'Alien'))
  server.on('/search/album', json({ data: [] }))
  server.on('/release-group', json({ 'release-groups': [] }))
  const query = { q: 'alien', category: 'all' as const }
  const suggested = await app.call(null, 'GET /v1/search', { query: { ...query, suggest: true } })
  expect(suggested.body.items).toEqual([])
  expect(server.calls).toEqual([])
  const found = await app.call(null, 'GET /v1/search', { query })
  expect(found.body.items).toMatchObject([{ medium: 'film', title: 'Alien' }])
  expect(found.body.counts).toMatchObject({ film: 1, album: 0 })
})

test('a search of all mediums fails if nothing is found and a source did not answer', async () => {
  useTmdb()
  server.on('/search/movie', status(503))
  const query = { q: 'nowhere at all', category: 'all' as const }
  expect(await app.call(null, 'GET /v1/search', { query })).toMatchObject({
    status: 502,
    body: { code: 'provider_error' },
  })
})
