import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'
import { openPool } from './pool.ts'
import { PoolWatch } from './pool-watch.ts'
import type { ReplicaFreshness } from './replica-freshness.ts'
import type { DB } from './schema.generated.ts'
import { refuseInsideTransaction } from './transaction.ts'

/**
 * Opens the pool. Calendar dates come as `YYYY-MM-DD`, times as Date, counts and sums as number.
 * `onIdleError` is called for connections that break while nobody uses them; `watch` measures the pool.
 */
export function connect(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  watch = new PoolWatch(),
  freshness?: ReplicaFreshness,
): Kysely<DB> {
  const verify = freshness && ((client: pg.PoolClient) => freshness.verify(client))
  const pool = openPool(connection, onIdleError, watch, verify)
  const guardedPool: PostgresPool = {
    async connect() {
      refuseInsideTransaction()
      return pool.take()
    },
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: guardedPool }) })
}

/** Opens a pool for what only reads, on servers that may be replicas; `freshness` refuses those too far behind. */
export function connectToRead(
  connectionString: string,
  onIdleError: (error: Error) => void,
  watch?: PoolWatch,
  freshness?: ReplicaFreshness,
): Kysely<DB> {
  const options = '-c default_transaction_read_only=on'
  // The primary can answer instead.
  const connectionTimeoutMillis = 1_000
  const connection = { connectionString, options, connectionTimeoutMillis }
  return connect(connection, onIdleError, watch, freshness)
}

/** Opens a pool whose commits wait for no replica. */
export function connectToPrimary(
  connectionString: string,
  onIdleError: (error: Error) => void,
  watch?: PoolWatch,
): Kysely<DB> {
  const options = '-c synchronous_commit=local'
  return connect({ connectionString, options }, onIdleError, watch)
}

/**
 * Opens one connection for a thread, under the name by which the database lists it. A connection that breaks while
 * idle is not reported: the next statement opens another.
 */
export function connectAlone(connectionString: string, name: string): Kysely<DB> {
  return connect({ connectionString, application_name: name, max: 1 }, () => undefined)
}
