import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from './with-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** Connection data of the run's server, passed to the test files. */
export interface TestServer {
  /** The address of its maintenance database. */
  address: string
  /** The name of the migrated database to copy. */
  template: string
}

export interface TestDatabase {
  /** For `pg` and `connect`. */
  connectionString: string
  /** Drops the database and closes remaining connections. */
  drop(): Promise<void>
}

/** An arbitrary number, unique among the advisory locks of this server. */
const COPYING = 7_304_118

/** An empty database with every table, one per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { address, template } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(address, async (client) => {
    // Concurrent copies of one template fail.
    await client.query('select pg_advisory_lock($1)', [COPYING])
    const source = client.escapeIdentifier(template)
    await client.query(`create database ${name} template ${source} strategy file_copy`)
  })
  return {
    connectionString: addressOf(address, name),
    drop: () =>
      withClient(address, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

function addressOf(maintenance: string, database: string): string {
  return maintenance.replace('/postgres?', `/${database}?`)
}
