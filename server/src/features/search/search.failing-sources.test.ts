import { beforeEach, expect, test } from 'vitest'
import { createDeezer } from '../../catalogue/deezer/deezer.ts'
import { createMusicbrainz } from '../../catalogue/musicbrainz/musicbrainz.ts'
import { createTvmaze } from '../../catalogue/tvmaze/tvmaze.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import {
  type Behaviour,
  breakOff,
  flood,
  json,
  redirect,
  silence,
  status,
  text,
  useSourceServer,
} from '../../testing/servers/source-server.ts'
import { createGate } from '../sources/sources.gate.service.ts'

const app = useTestApp()
const server = useSourceServer()

beforeEach(async () => {
  app.sources.length = 0
  app.clock.advance(60_000)
  for (const table of ['users', 'works', 'source_hosts', 'source_searches'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
})

const ways = (timeoutMs = 60_000) => ({ web: server.web, gate: createGate(app.ctx), timeoutMs })
const search = (q: string, category: 'album' | 'tvShow') =>
  app.call(null, 'GET /v1/search', { query: { q, category } })

const homework = {
  id: '00054665-89fb-33d5-a8f0-1728ea8c32c3',
  title: 'Homework',
  'primary-type': 'Album',
  'first-release-date': '1997-01-20',
  'artist-credit': [{ name: 'Daft Punk' }],
}

/** More than the size limit of responses. */
const endless = flood('{"data":[', '{"id":1},'.repeat(10_000))

test.each<[string, Behaviour, string, number?]>([
  ['does not answer', silence, 'timeout', 50],
  ['wants fewer calls', status(429, { 'retry-after': '60' }), 'throttled'],
  ['fails', status(500), 'failed'],
  ['answers a page', text('<html>Sorry</html>'), 'unreadable'],
  ['answers in another shape', json({ data: 'none' }), 'unreadable'],
  ['breaks off', breakOff('{"data":[{"id":1}'), 'unreadable'],
  ['sends without end', endless, 'too-large'],
  ['leads to a private address', redirect('http://10.0.0.1/'), 'private-address'],
  ['refuses us', status(403), 'refused'],
])('a source that %s does not affect the shelf and other sources', async (_, how, fault, ms) => {
  await aUser(app, { id: 1 })
  await aWork(app, { medium: 'album', title: 'Homework', creators: ['Somebody Else'] })
  const { url: baseUrl } = server
  app.sources.push(createDeezer(ways(ms), { baseUrl }), createMusicbrainz(ways(), { baseUrl }))
  server.on('/search/album', how)
  server.on('/release-group', json({ 'release-groups': [homework] }))
  const { status: code, body } = await search('homework', 'album')
  expect(code).toBe(200)
  const artists = body.items.map((item) => 'creators' in item && item.creators[0]?.name)
  expect(new Set(artists)).toEqual(new Set(['Daft Punk', 'Somebody Else']))
  expect(artists).toHaveLength(2)
  const health = new Map((await app.ctx.catalogue.health()).map((one) => [one.name, one]))
  expect(health.get('deezer')).toMatchObject({ lastFault: fault })
  expect(health.get('musicbrainz')).toMatchObject({ lastFault: null, state: 'ok' })
})

test('escapes a hostile source’s data and leaves out its broken rows', async () => {
  app.sources.push(createTvmaze(ways(), { baseUrl: server.url }))
  const show = (id: number, part: object) => ({ show: { id, name: `Wire ${id}`, ...part } })
  server.on(
    '/search/shows',
    json([
      show(1, { summary: '<p onclick="x()">Text<script>alert(1)</script><img src=x></p>' }),
      show(2, { image: { original: 'javascript:alert(1)' }, premiered: '9999-99-99' }),
      show(3, { name: `Wire ${'x'.repeat(10_000)}\u0000` }),
      show(-4, {}),
      show(5, { name: 7 }),
      null,
    ]),
  )
  const { body } = await search('wire', 'tvShow')
  const { items } = body
  expect(items).toHaveLength(3)
  const works = await Promise.all(
    items.map(async ({ id }) => {
      const params = { medium: 'tvShow' as const, workId: String(id) }
      const path = 'GET /v1/works/{medium}/{workId}'
      return (await app.call(null, path, { params })).body
    }),
  )
  expect(works.find(({ title }) => title === 'Wire 1')?.description).toBe('<p>Text</p>')
  expect(works.find(({ title }) => title === 'Wire 2')).toMatchObject({
    posterSource: null,
    releaseDate: '9999',
  })
  expect(works.every(({ title }) => title.length <= 500)).toBe(true)
})

test('orders equal matches by popularity, then in source order', async () => {
  app.sources.push(createTvmaze(ways(), { baseUrl: server.url }))
  const names = ['The Wire in the Blood', 'The Wire', 'Wire in the Wall', 'Wire in the Sky']
  server.on('/search/shows', json(names.map((name, index) => ({ show: { id: index + 1, name } }))))
  await search('wire', 'tvShow')
  await app.ctx.db
    .updateTable('work_counts')
    .from('works')
    .set({ audience_size: 5 })
    .whereRef('works.id', '=', 'work_counts.work_id')
    .where('title', '=', 'Wire in the Sky')
    .execute()
  const { body } = await search('wire', 'tvShow')
  expect(body.items.map((item) => 'title' in item && item.title)).toEqual([
    'The Wire',
    'Wire in the Sky',
    'The Wire in the Blood',
    'Wire in the Wall',
  ])
})
