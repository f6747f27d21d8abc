import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { NamedClient } from './named-client.ts'
import type { DB } from './schema.generated.ts'
import { refuseInsideTransaction } from './transaction.ts'

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

class GuardedPool extends pg.Pool {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own overloads
  override connect(...args: any[]): any {
    refuseInsideTransaction()
    return super.connect.apply(this, args as never)
  }
}

/**
 * Opens the pool. Calendar dates come as `YYYY-MM-DD`, times as Date, counts and sums as number.
 * `onIdleError` hears of connections that break while nobody uses them.
 */
export function connect(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
): Kysely<DB> {
  const pool = new GuardedPool({
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    ...connection,
    types,
    Client: NamedClient,
  })
  pool.on('error', onIdleError)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
