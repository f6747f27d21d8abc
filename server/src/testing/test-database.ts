import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from './with-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** What the test files are told about the server of the run. */
export interface TestServer {
  /** The address of its maintenance database. */
  address: string
  /** The name of the migrated database to copy. */
  template: string
}

export interface TestDatabase {
  /** For `pg` and `connect`. */
  connectionString: string
  /** Removes the database, with whoever is still connected to it. */
  drop(): Promise<void>
}

/** Any number that nothing else in this server locks. */
const COPYING = 7_304_118

/** A database of one's own, empty and with every table: one for each test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { address, template } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(address, async (client) => {
    // Two copies of one template at once get in each other's way.
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
