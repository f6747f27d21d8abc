import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from './with-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** The address of another server for the run, from `TEST_DATABASE_URL`; its role may create databases. */
    testDatabaseUrl: string | undefined
  }
}

/** Connection data of the run's server, passed to the test files. */
export interface TestServer {
  /** The address of its maintenance database, for a role that may create databases. */
  maintenance: string
  /** The address of the migrated database to copy, for the role that owns it. */
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

/** A database with every table and no rows, one per test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createCopy(partsOf(inject('testServer').template).database)
}

/** A database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createCopy('template0')
}

async function createCopy(source: string): Promise<TestDatabase> {
  const { maintenance, template } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(maintenance, async (client) => {
    // Concurrent copies of one template fail.
    await client.query('select pg_advisory_lock($1)', [COPYING])
    const { role } = partsOf(template)
    await client.query(
      `create database ${name} template ${source} owner ${role} strategy file_copy`,
    )
  })
  return {
    connectionString: withDatabase(template, name),
    drop: () =>
      withClient(maintenance, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

// Parsed by hand: an address of a socket has no host, and is no URL to the platform.
const addressParts = /^(?<start>\w+:\/\/(?<role>[^:@/]+)(?:[:@][^/]*)?\/)(?<database>[^?]*)/

/** The database and role of an address, as they are in it. */
export function partsOf(address: string): { database: string; role: string } {
  const { database = '', role = '' } = addressParts.exec(address)?.groups ?? {}
  return { database, role }
}

/** The same address, of another database. */
export function withDatabase(address: string, database: string): string {
  return address.replace(addressParts, `$<start>${database}`)
}
