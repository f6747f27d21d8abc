import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { beginningOfWork } from '../running-work.ts'
import { NamedStatements, StatementNames } from './named-statements.ts'
import { PoolWatch } from './pool-watch.ts'
import type { DB } from './schema.generated.ts'
import { refuseInsideTransaction } from './transaction.ts'
import { Turns } from './turns.ts'

/** How long a caller waits for a connection, and for a new one to open. */
const patienceMs = 10_000

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/**
 * Opens the pool. Calendar dates come as `YYYY-MM-DD`, times as Date, counts and sums as number.
 * `onIdleError` hears of connections that break while nobody uses them; `watch` measures the pool.
 */
export function connect(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  watch = new PoolWatch(),
): Kysely<DB> {
  const pool = new pg.Pool({
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 30_000,
    ...connection,
    types,
  })
  pool.on('error', onIdleError)
  // A connection that breaks in use also fails its query, which reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const turns = new Turns(pool.options.max, patienceMs)
  watch.attach(pool, turns)
  const names = new StatementNames()
  const take = async () => {
    await turns.take(beginningOfWork())
    try {
      return await pool.connect()
    } catch (error) {
      turns.end()
      throw error
    }
  }
  const guardedPool: PostgresPool = {
    async connect() {
      refuseInsideTransaction()
      const client = await watch.take(take)
      return new NamedStatements(client, names, watch, () => turns.end())
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
