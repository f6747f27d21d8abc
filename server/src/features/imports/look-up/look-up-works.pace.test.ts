import { expect, test } from 'vitest'
import type { Gate } from '../../../catalogue/gate.ts'
import { enterGate } from '../../../catalogue/source-client.ts'
import { createTvmaze } from '../../../catalogue/tvmaze/tvmaze.ts'
import { createGate } from '../../sources/sources.gate.service.ts'
import { zipOf } from '@medley/doors/testing/export-files'
import { showsFile, state } from '@medley/doors/testing/tv-time-export'
import { useTestApp } from '../../../testing/harness.ts'
import { useLookUps } from '../../../testing/imports/look-ups.ts'
import { json, useSourceServer } from '../../../testing/servers/source-server.ts'

const app = useTestApp()
const server = useSourceServer()
const { plan, get, callsOf } = useLookUps(app, server)

/** A gate that one caller at a time waits at, so that the clock moves no further than the pace. */
function createPacedGate(): Gate {
  const gate = createGate(app.ctx)
  let turn: Promise<unknown> = Promise.resolve()
  return {
    ...gate,
    enter(host, lane) {
      const permit = turn.then(() => enterGate(gate, host, lane))
      turn = permit.catch(() => undefined)
      return permit.then((one) => ({ ...one, waitMs: 0 }))
    },
  }
}

const shows = Array.from({ length: 64 }, (_, index) => ({
  s_id: 1000 + index,
  series_name: `Show no. ${index}`,
  key: `user-series-show-${index}`,
  is_for_later: 'true',
}))

// At this pace, 512 take less than six minutes.
test('64 shows of a file are looked up within 45 seconds, by one call each', async () => {
  const ways = { web: server.web, gate: createPacedGate(), timeoutMs: 60_000 }
  app.sources.push(createTvmaze(ways, { baseUrl: server.url }))
  server.on('/search/shows', (request, response) => {
    const name = new URL(request.url ?? '', server.url).searchParams.get('q') ?? ''
    const id = Number(name.split(' ').at(-1))
    const show = { id: id + 1, name, premiered: '2020-01-01', externals: { thetvdb: 1000 + id } }
    json([{ score: 1, show }])(request, response)
  })
  const planned = await plan([
    { name: 'tv-time.zip', content: zipOf([showsFile(shows.map(state))]) },
  ])
  expect(planned).toMatchObject({ items: { new: 64 }, lookUp: { total: 64, done: 0 } })
  const start = app.clock.now().getTime()
  await app.runJobs()
  expect((await get(planned)).lookUp).toEqual({ total: 64, done: 64, failed: 0 })
  expect(callsOf('/')).toHaveLength(64)
  const seconds = (app.clock.now().getTime() - start) / 1_000
  expect(seconds).toBeGreaterThan(35)
  expect(seconds).toBeLessThanOrEqual(45)
})
