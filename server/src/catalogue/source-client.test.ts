import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { useTestApp } from '../testing/harness.ts'
import {
  type Behaviour,
  breakOff,
  flood,
  json,
  silence,
  status,
  text,
  useSourceServer,
} from '../testing/servers/source-server.ts'
import { rowsOf } from './rows.ts'
import { createSourceClient } from './source-client.ts'

const app = useTestApp()
const server = useSourceServer()
const schema = z.object({ items: rowsOf(z.object({ id: z.int() })) })

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_hosts').execute()
})

function client(timeoutMs = 60_000) {
  const gate = createGate(app.ctx)
  return createSourceClient(
    { web: server.web, gate },
    {
      name: 'a source',
      perSecond: 100,
      burst: 100,
      baseUrl: server.url,
      timeoutMs: { interactive: timeoutMs, patient: timeoutMs, batch: timeoutMs },
    },
  )
}

const ask = (timeoutMs?: number) =>
  client(timeoutMs).getJson('interactive', '/items', { q: 'a b', none: undefined }, schema)

const host = () => app.ctx.db.selectFrom('source_hosts').selectAll().executeTakeFirstOrThrow()

test('asks with the values given and answers what was checked', async () => {
  server.on('/items', json({ items: [{ id: 1 }, { id: 'x' }, null, { id: 2 }] }))
  expect(await ask()).toEqual({ items: [{ id: 1 }, { id: 2 }] })
  expect(server.calls).toEqual(['/items?q=a+b'])
  expect(await host()).toMatchObject({ failures: 0, resting_until: null })
})

test('what is not there is null and no failure', async () => {
  server.on('/items', status(404))
  expect(await ask()).toBeNull()
  expect(await host()).toMatchObject({ failures: 0 })
})

test.each<[string, Behaviour, string]>([
  ['wants fewer calls', status(429, { 'retry-after': '120' }), 'throttled'],
  ['is overloaded and says until when', status(503, { 'retry-after': '5' }), 'throttled'],
  ['refuses the key', status(401), 'refused'],
  ['fails', status(500), 'failed'],
  ['fails and answers a page', text('<html>Bad gateway</html>'), 'unreadable'],
  ['answers nothing', text(''), 'unreadable'],
  ['answers in another shape', json({ items: 'none' }), 'unreadable'],
  ['breaks off', breakOff('{"items":[{"id":1}'), 'unreadable'],
  ['sends without end', flood('{"items":[', '{"id":1},'.repeat(1000)), 'too-large'],
])('a source that %s fails by name', async (_, behaviour, fault) => {
  server.on('/items', behaviour)
  await expect(ask()).rejects.toMatchObject({ fault })
  expect(await host()).toMatchObject({ failures: 1, last_fault: fault })
})

test('a source that does not answer in time is too slow', async () => {
  server.on('/items', silence)
  await expect(ask(50)).rejects.toMatchObject({ fault: 'timeout' })
  expect(await host()).toMatchObject({ failures: 1, last_fault: 'timeout' })
})

test('an address of searches that is gone is a failure', async () => {
  server.on('/items', status(404))
  await expect(client().searchJson('interactive', '/items', {}, schema)).rejects.toMatchObject({
    fault: 'failed',
  })
  expect(await host()).toMatchObject({ failures: 1, last_fault: 'failed' })
})

test('a time to retry may be a date', async () => {
  const date = 'Sun, 22 Nov 2026 12:00:00 GMT'
  server.on('/items', status(429, { date, 'retry-after': 'Sun, 22 Nov 2026 12:02:00 GMT' }))
  await expect(ask()).rejects.toMatchObject({ fault: 'throttled', retryAfterMs: 120_000 })
})

test('a source that named a time is left in peace for as long', async () => {
  server.on('/items', status(429, { 'retry-after': '120' }))
  await expect(ask()).rejects.toMatchObject({ fault: 'throttled' })
  app.clock.advance(119_000)
  await expect(ask()).rejects.toMatchObject({ fault: 'resting' })
  expect(server.calls).toHaveLength(1)
  app.clock.advance(2_000)
  server.on('/items', json({ items: [] }))
  expect(await ask()).toEqual({ items: [] })
})
