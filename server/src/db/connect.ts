import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'
import { openPool } from './pool.ts'
import { PoolWatch } from './pool-watch.ts'
import { ReadingClient } from './replicas/reading-client.ts'
import { runningReads } from './replicas/reads.ts'
import type { DB } from './schema.generated.ts'
import { refuseInsideTransaction } from './transaction.ts'

/**
 * Opens the pool. Calendar dates come as `YYYY-MM-DD`, times as Date, counts and sums as number.
 * `onIdleError` hears of connections that break while nobody uses them; `watch` measures the pool.
 */
export function connect(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  watch = new PoolWatch(),
): Kysely<DB> {
  const pool = openPool(connection, onIdleError, watch)
  const guardedPool: PostgresPool = {
    async connect() {
      refuseInsideTransaction()
      const reads = runningReads()
      return reads ? new ReadingClient(reads, pool) : pool.take()
    },
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: guardedPool }) })
}

/**
 * Opens one connection for a thread, under the name by which the database lists it. A connection that breaks while
 * idle is not reported: the next statement opens another.
 */
export function connectAlone(connectionString: string, name: string): Kysely<DB> {
  return connect({ connectionString, application_name: name, max: 1 }, () => undefined)
}
