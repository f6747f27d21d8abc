import { beforeEach, expect, test } from 'vitest'
import { createDeezer } from '../../../catalogue/deezer/deezer.ts'
import { createGate } from '../../sources/sources.gate.service.ts'
import { csvOf } from '@medley/doors/testing/export-files'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'
import { json, useSourceServer } from '../../../testing/servers/source-server.ts'

const app = useTestApp()
const server = useSourceServer()
const { self, plan, write } = useImporter(app)

beforeEach(() => void app.sources.splice(0))

let lastId = 0

/** An album of so many tracks at Deezer, and plays of five of them on a day. */
function hear(title: string, tracks: number) {
  const ways = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  app.sources.push(createDeezer(ways, { baseUrl: server.url }))
  lastId += 1
  const id = lastId
  const found = { id, title, record_type: 'album', nb_tracks: tracks, artist: { name: 'Umi' } }
  const songs = Array.from({ length: tracks }, (_, index) => `Song ${index + 1}`)
  const data = songs.map((song, index) => ({
    id: index + 1,
    title: song,
    track_position: index + 1,
  }))
  server.on('/search/album', json({ data: [found] }))
  server.on(`/album/${id}`, json(found))
  server.on(`/album/${id}/tracks`, json({ data, total: tracks }))
  const plays = songs
    .slice(0, 5)
    .map((song, index) => [1_714_564_800 + index * 200, 'Umi', title, song])
  return { name: 'scrobbles.csv', content: csvOf('uts,artist,album,track', plays) }
}

const viewings = () =>
  app.ctx.db.selectFrom('viewings').select('day').where('user_id', '=', self.me.id).execute()

test.each([
  [15, []],
  [8, [{ day: '2024-05-01' }]],
])('of an album that a source has with %i tracks, five may be enough', async (tracks, heard) => {
  const planned = await plan([hear(`Quay of ${tracks}`, tracks)])
  await app.runJobs()
  await write(planned)
  expect(await viewings()).toEqual(heard)
})

test('the tracks of an album that is here are asked for, too', async () => {
  const title = 'Wave of the night'
  const file = hear(title, 15)
  await plan([file])
  await app.runJobs()
  for (const table of ['work_entries', 'work_refreshes'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  await app.ctx.db.updateTable('works').set({ entries: [] }).where('title', '=', title).execute()
  app.clock.advance(3_600_000)
  const planned = await plan([file])
  expect(planned.items.new).toBe(1)
  await app.runJobs()
  await write(planned)
  expect(await viewings()).toEqual([])
})
