import type { IncomingMessage } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { createGate } from '../../features/sources/sources.gate.service.ts'
import { useTestApp } from '../../testing/harness.ts'
import {
  type Behaviour,
  json,
  redirect,
  silence,
  status,
  text,
  useSourceServer,
} from '../../testing/servers/source-server.ts'
import { createSources } from '../catalogue.ts'
import { createSpotifyCredentials } from './spotify.credentials.ts'
import { createSpotify } from './spotify.ts'

const app = useTestApp()
const server = useSourceServer()
const hour = 3_600_000
let granted = 0

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_hosts').execute()
  granted = 0
  server.on('/api/token', (request, response) => {
    granted += 1
    json(grant(`token-${granted}`))(request, response)
  })
  server.on('/v1/search', json(found()))
})

const deps = (timeoutMs = 60_000) => ({ web: server.web, gate: createGate(app.ctx), timeoutMs })
const keys = { clientId: 'an id', clientSecret: 'a secret' }
const spotify = (timeoutMs?: number) =>
  createSpotify(deps(timeoutMs), {
    ...keys,
    clock: app.clock,
    baseUrl: `${server.url}/v1`,
    tokenUrl: `${server.url}/api/token`,
  })
const search = (source = spotify()) => source.search('album', 'daft punk', 'interactive')
const health = async () => (await createGate(app.ctx).health())[0]
const calls = (path: string) => server.calls.filter((call) => call.startsWith(path)).length

const grant = (access_token: string) => ({ access_token, token_type: 'Bearer', expires_in: 3600 })
const image = (width: number) => ({ url: `https://i.example/${width}.jpg`, width, height: width })
const memories = {
  album_type: 'album',
  artists: [{ name: 'Daft Punk', type: 'artist' }],
  id: '4m2880jivSbbyEGAKfITCa',
  images: [image(300), image(640), image(64)],
  name: 'Random Access Memories',
  release_date: '2013-05-17',
  release_date_precision: 'day',
  total_tracks: 13,
  type: 'album',
}
const found = (...more: object[]) => ({
  albums: { items: [memories, ...more], limit: 10, offset: 0, total: 1 + more.length },
})

/** Serves the given token responses in turn; the last one repeats. */
function answerByTurn(path: string, ...behaviours: Behaviour[]): (string | undefined)[] {
  const shown: (string | undefined)[] = []
  server.on(path, (request, response) => {
    const behaviour = behaviours[shown.length] ?? behaviours.at(-1) ?? silence
    shown.push(request.headers.authorization)
    behaviour(request, response)
  })
  return shown
}

test('finds albums with the token that the keys are worth', async () => {
  const asked: { request: IncomingMessage; body: Promise<string> }[] = []
  server.on('/api/token', (request, response) => {
    asked.push({ request, body: readAll(request) })
    json(grant('a-token'))(request, response)
  })
  const shown = answerByTurn('/v1/search', json(found()))
  expect(await search()).toMatchObject([
    {
      medium: 'album',
      source: 'spotify',
      externalId: '4m2880jivSbbyEGAKfITCa',
      title: 'Random Access Memories',
      creators: ['Daft Punk'],
      releaseDate: '2013-05-17',
      posterSource: 'https://i.example/640.jpg',
    },
  ])
  const [first] = asked
  expect(first?.request.method).toBe('POST')
  expect(first?.request.headers.authorization).toBe(
    `Basic ${Buffer.from('an id:a secret').toString('base64')}`,
  )
  expect(await first?.body).toBe('grant_type=client_credentials')
  expect(shown).toEqual(['Bearer a-token'])
  expect(server.calls[1]).toBe('/v1/search?q=daft+punk&type=album&limit=10&market=US')
})

test('leaves singles out, keeps EPs, and takes the title of the work', async () => {
  const other = (id: string, part: object) => ({ ...memories, id: id.repeat(22), ...part })
  server.on(
    '/v1/search',
    json(
      found(
        other('a', { name: 'Get Lucky', album_type: 'single', total_tracks: 1 }),
        other('b', { name: 'Alive', album_type: 'single', total_tracks: 4 }),
        other('c', { name: 'Random Access Memories (10th Anniversary Edition)' }),
        other('d', { artists: null, images: null, release_date: null, name: 'Bare' }),
        { id: 'no id', name: 'Broken' },
      ),
    ),
  )
  const titles = (await search()).map(({ title }) => title)
  expect(titles).toEqual(['Random Access Memories', 'Alive', 'Random Access Memories', 'Bare'])
})

test('lists the tracks of every page and knows the UPC', async () => {
  const names = Array.from({ length: 120 }, (_, index) => ({ name: `Track ${index + 1}` }))
  const pages: URLSearchParams[] = []
  const page = (offset: number) => ({ items: names.slice(offset, offset + 50), total: 120 })
  const foreign = { ...page(0), next: 'https://elsewhere.example/v1/next' }
  server.on(
    '/v1/albums/4m2880jivSbbyEGAKfITCa',
    json({ ...memories, external_ids: { upc: '0886443919266' }, tracks: foreign }),
  )
  server.on('/v1/albums/4m2880jivSbbyEGAKfITCa/tracks', (request, response) => {
    const { searchParams } = new URL(request.url ?? '', server.url)
    pages.push(searchParams)
    json(page(Number(searchParams.get('offset'))))(request, response)
  })
  const facts = await spotify().details('album', '4m2880jivSbbyEGAKfITCa', 'batch')
  expect(facts?.entries).toEqual(names.map(({ name }) => name))
  expect(facts?.ids).toEqual([{ source: 'upc', id: '886443919266' }])
  expect(pages.map((one) => one.get('offset'))).toEqual(['50', '100'])
})

test('returns null for an unknown work', async () => {
  expect(await spotify().details('album', 'x'.repeat(22), 'batch')).toBeNull()
})

test('keeps a token until shortly before it ends', async () => {
  const source = spotify()
  await search(source)
  app.clock.advance(hour - 61_000)
  await search(source)
  expect(calls('/api/token')).toBe(1)
  app.clock.advance(1_000)
  await search(source)
  expect(calls('/api/token')).toBe(2)
})

test('fetches one token for all who ask at once', async () => {
  const url = `${server.url}/api/token`
  const credentials = createSpotifyCredentials({ web: server.web, clock: app.clock, keys, url })
  const shown = await Promise.all([1, 2, 3].map(() => credentials.show(60_000)))
  expect(shown).toEqual(shown.map(() => ({ authorization: 'Bearer token-1' })))
  expect(calls('/api/token')).toBe(1)
})

test('renews a token that was refused before its time, once', async () => {
  const shown = answerByTurn('/v1/search', status(401), json(found()))
  expect(await search()).toHaveLength(1)
  expect(shown).toEqual(['Bearer token-1', 'Bearer token-2'])
  expect(await health()).toMatchObject({ state: 'ok', lastFault: null })
})

test('is left in peace where a new token is refused too', async () => {
  server.on('/v1/search', status(401))
  await expect(search()).rejects.toMatchObject({ fault: 'refused' })
  expect(calls('/v1/search')).toBe(2)
  expect(calls('/api/token')).toBe(2)
  expect(await health()).toMatchObject({ state: 'resting', lastFault: 'refused' })
})

test('a shop that is closed to the operator does not ask for another token', async () => {
  server.on('/v1/search', status(403))
  await expect(search()).rejects.toMatchObject({ fault: 'refused' })
  expect(calls('/api/token')).toBe(1)
})

test('is left in peace for as long as it asks', async () => {
  const source = spotify()
  server.on('/v1/search', status(429, { 'retry-after': '90' }))
  await expect(search(source)).rejects.toMatchObject({ fault: 'throttled' })
  app.clock.advance(89_000)
  await expect(search(source)).rejects.toMatchObject({ fault: 'resting' })
  app.clock.advance(1_000)
  server.on('/v1/search', json(found()))
  expect(await search(source)).toHaveLength(1)
})

test.each<[string, Behaviour, string]>([
  ['refuses the keys', status(400), 'refused'],
  ['refuses the keys in another way', status(401), 'refused'],
  ['wants fewer calls', status(429, { 'retry-after': '30' }), 'throttled'],
  ['fails', status(500), 'failed'],
  ['is gone', status(404), 'failed'],
  ['answers a page', text('<html>Moved</html>'), 'unreadable'],
  ['gives no token', json({ token_type: 'Bearer', expires_in: 3600 }), 'unreadable'],
  ['gives a token that is none', json(grant('a\r\nx: y')), 'unreadable'],
  ['sends elsewhere', redirect('/elsewhere'), 'unreadable'],
])('where the host of tokens %s nothing is asked', async (_, behaviour, fault) => {
  server.on('/api/token', behaviour)
  await expect(search()).rejects.toMatchObject({ fault })
  expect(server.calls).toEqual(['/api/token'])
  expect(await health()).toMatchObject({ name: 'spotify', lastFault: fault })
})

test.each<[string, Behaviour, string]>([
  ['answers a page', text('<html>Bad gateway</html>'), 'unreadable'],
  ['answers in another shape', json({ albums: [] }), 'unreadable'],
  ['fails', status(502), 'failed'],
])('a catalogue that %s fails by name', async (_, behaviour, fault) => {
  server.on('/v1/search', behaviour)
  await expect(search()).rejects.toMatchObject({ fault })
})

test('a host of tokens that does not answer in time is too slow', async () => {
  server.on('/api/token', silence)
  await expect(search(spotify(50))).rejects.toMatchObject({ fault: 'timeout' })
})

test('is in service for those who have its keys alone', () => {
  const names = (spotifyKeys?: typeof keys) =>
    createSources(deps(), { spotify: spotifyKeys }).map(({ name }) => name)
  expect(names()).not.toContain('spotify')
  expect(names(keys)).toContain('spotify')
})

test('asks for the market of the settings', async () => {
  const locale = { country: 'DE', language: 'de-DE' }
  const urls = { baseUrl: `${server.url}/v1`, tokenUrl: `${server.url}/api/token` }
  await search(createSpotify({ ...deps(), locale }, { ...keys, ...urls }))
  expect(server.calls.at(-1)).toContain('market=DE')
})
