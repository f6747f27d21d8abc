import { beforeEach } from 'vitest'
import type { SourceDeps } from '../catalogue/source-client.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { type TestApp, useTestApp } from './harness.ts'
import { type SourceServer, useSourceServer } from './source-server.ts'

interface SourceUnderTest {
  app: TestApp
  server: SourceServer
  /** The dependencies of an adapter that calls the local server through the real gate. */
  deps(): SourceDeps
}

/** A local server and the dependencies of an adapter, with full budgets before each test. */
export function useSourceUnderTest(): SourceUnderTest {
  const app = useTestApp()
  const server = useSourceServer()
  beforeEach(async () => {
    await app.ctx.db.deleteFrom('source_hosts').execute()
  })
  return {
    app,
    server,
    deps: () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }),
  }
}
