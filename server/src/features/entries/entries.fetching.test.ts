import { expect, test } from 'vitest'
import { createTvmaze } from '../../catalogue/tvmaze/tvmaze.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { json, useSourceServer } from '../../testing/servers/source-server.ts'
import { createGate } from '../sources/sources.gate.service.ts'

const app = useTestApp()
const server = useSourceServer()

const wire = { id: 179, name: 'The Wire', premiered: '2002-06-02', summary: '<p>Baltimore.</p>' }

/** Serves the show with these episodes of its first season, by id and number. */
function serve(...episodes: [id: number, number: number][]): void {
  const seasons = [{ number: 1, name: '', premiereDate: '2002-06-02' }]
  server.on('/shows/179', json({ ...wire, _embedded: { seasons } }))
  const rows = episodes.map(([id, number]) => ({
    id,
    season: 1,
    number,
    name: `Episode ${id}`,
    type: 'regular',
    airdate: '2002-06-02',
    runtime: 60,
  }))
  server.on('/shows/179/episodes?specials=1', json(rows))
}

test('one job fetches titles and entries; members keep theirs as the source renumbers and drops', async () => {
  const gate = createGate(app.ctx)
  const ways = { web: server.web, gate, timeoutMs: 60_000 }
  app.sources.push(createTvmaze(ways, { clock: app.clock, baseUrl: server.url }))
  server.on('/search/shows', json([{ show: wire }]))
  serve([11, 1], [12, 2], [13, 3])
  const facts = { title: 'The Wire', creators: [], releaseDate: '2002', entries: ['Season 1'] }
  const [me, { id }] = [await aUser(app), await aWork(app, { ...facts, medium: 'tvShow' })]
  const params = { medium: 'tvShow', workId: String(id) } as const
  const fetchAnew = async () => {
    await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })
    await app.runJobs()
  }
  const episodes = async () =>
    (
      await app.call(me, 'GET /v1/works/{medium}/{workId}/entries', {
        params,
        query: { season: 1 },
      })
    ).body.items
  await fetchAnew()
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })
  expect(body.entries).toEqual([{ title: 'Season 1' }])
  const [, second, third] = await episodes()
  for (const one of [second!, third!]) {
    const path = { params: { entryId: String(one.id) } }
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', { ...path, body: {} })
  }
  serve([12, 1], [14, 2])
  app.clock.advance(8 * 86_400_000)
  await fetchAnew()
  expect(await episodes()).toMatchObject([
    { id: second!.id, number: 1, title: 'Episode 12', isSeen: true, isGone: false },
    { number: 2, title: 'Episode 14', isSeen: false },
    { id: third!.id, number: 3, title: 'Episode 13', isSeen: true, isGone: true },
  ])
})
