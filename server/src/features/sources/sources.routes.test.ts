import { beforeEach, expect, test } from 'vitest'
import { createDeezer } from '../../catalogue/deezer/deezer.ts'
import { createSpotify } from '../../catalogue/spotify/spotify.ts'
import { createTvmaze } from '../../catalogue/tvmaze/tvmaze.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { json, status, useSourceServer } from '../../testing/servers/source-server.ts'
import { createGate } from './sources.gate.service.ts'
import { checkSources } from './sources.service.ts'

const app = useTestApp()
const server = useSourceServer()
let admin: TestUser

beforeEach(async () => {
  app.sources.length = 0
  await app.ctx.db.deleteFrom('source_hosts').execute()
  await app.ctx.db.deleteFrom('users').execute()
  admin = await aUser(app, { id: 1 })
})

function useBoth(): void {
  const ways = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  const { url: baseUrl } = server
  app.sources.push(createTvmaze(ways, { baseUrl }), createDeezer(ways, { baseUrl }))
  server.on('/search/shows', json([]))
  server.on('/search/album', status(429, { 'retry-after': '60' }))
}

const list = async () => (await app.call(admin, 'GET /v1/sources')).body.items
const ready = async () => (await app.send({ method: 'GET', url: '/readyz' })).body

test('lists no sources when offline', async () => {
  expect(await list()).toEqual([])
  expect(await ready()).toEqual({ status: 'ok', database: 'ok' })
})

test('shows everyone the enabled sources with their attributions', async () => {
  const { body } = await app.call(null, 'GET /v1/sources/credits')
  expect(body.items).toEqual([])
  expect(body.shelf).toContainEqual({
    origin: 'goodbooks',
    credit: 'The shelf is adapted in part from goodbooks-10k by Zygmunt Zając under CC BY-SA 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    mediums: ['book'],
  })
  useBoth()
  const later = await app.call(null, 'GET /v1/sources/credits')
  expect(later.body.items).toEqual([
    {
      name: 'TVmaze',
      url: 'https://www.tvmaze.com/',
      credit: 'Data from TVmaze under CC BY-SA 4.0.',
      creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      mediums: ['tvShow'],
    },
    {
      name: 'Deezer',
      url: 'https://www.deezer.com/',
      credit: null,
      creditUrl: null,
      mediums: ['album'],
    },
  ])
})

test('a source that was never queried is unknown', async () => {
  useBoth()
  expect(await list()).toMatchObject([
    { name: 'tvmaze', label: 'TVmaze', mediums: ['tvShow'], state: 'unknown', timeAnswered: null },
    { name: 'deezer', label: 'Deezer', mediums: ['album'], state: 'unknown' },
  ])
})

test('a check at startup finds which sources respond', async () => {
  useBoth()
  await checkSources(app.ctx)
  const now = app.clock.now().toISOString()
  expect(await list()).toMatchObject([
    { name: 'tvmaze', state: 'ok', timeAnswered: now, lastFault: null },
    { name: 'deezer', state: 'failing', timeFailed: now, lastFault: 'throttled' },
  ])
  expect(await ready()).toEqual({
    status: 'ok',
    database: 'ok',
    sources: { tvmaze: 'ok', deezer: 'resting' },
  })
})

test('a source that refuses the keys is reported like any other', async () => {
  const ways = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  const { url: baseUrl } = server
  app.sources.push(
    createSpotify(ways, {
      clientId: 'i',
      clientSecret: 's',
      baseUrl,
      tokenUrl: `${baseUrl}/token`,
    }),
  )
  server.on('/token', status(400))
  await checkSources(app.ctx)
  expect(await list()).toMatchObject([
    { name: 'spotify', label: 'Spotify', state: 'failing', lastFault: 'refused' },
  ])
  expect(await ready()).toMatchObject({ sources: { spotify: 'resting' } })
})

test('skips the check of a paused source and of one that responded within the hour', async () => {
  useBoth()
  await checkSources(app.ctx)
  app.clock.advance(30_000)
  await checkSources(app.ctx)
  expect(server.calls).toHaveLength(2)
})
