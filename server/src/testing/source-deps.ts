import { beforeEach } from 'vitest'
import type { Gate } from '../catalogue/gate.ts'
import type { SourceDeps } from '../catalogue/source-client.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { type TestApp, useTestApp } from './harness.ts'
import { type SourceServer, useSourceServer } from './servers/source-server.ts'

interface SourceUnderTest {
  app: TestApp
  server: SourceServer
  /** The dependencies of an adapter that calls the local server through the real gate. */
  deps: () => SourceDeps
}

const unpacedMs = 60_000

/** A local server and the dependencies of an adapter, whose calls lie minutes apart for the gate. */
export function useSourceUnderTest(): SourceUnderTest {
  const app = useTestApp()
  const server = useSourceServer()
  beforeEach(async () => {
    await app.ctx.db.deleteFrom('source_hosts').execute()
  })
  return {
    app,
    server,
    deps: () => {
      const gate = createGate(app.ctx)
      const enter: Gate['enter'] = (host, lane) => {
        app.clock.advance(unpacedMs)
        return gate.enter(host, lane)
      }
      return { web: server.web, gate: { ...gate, enter }, timeoutMs: 60_000 }
    },
  }
}
