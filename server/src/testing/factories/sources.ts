import { createTmdb } from '../../catalogue/tmdb/tmdb.ts'
import { createWebClient } from '../../catalogue/web/web-client.ts'
import { createGate } from '../../features/sources/sources.gate.service.ts'
import type { TestApp } from '../harness.ts'

/** A film source at an address where no server listens. */
export function addDeadSource(app: TestApp): void {
  const web = createWebClient({
    userAgent: 'Medley/0.1 (tests@medley.example)',
    isAllowed: (address) => address === '127.0.0.1',
  })
  const ways = { web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  app.sources.push(createTmdb(ways, { token: 't', baseUrl: 'http://127.0.0.1:9' }))
}
