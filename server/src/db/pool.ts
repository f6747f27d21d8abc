import pg from 'pg'
import { userOfConnections } from '../load/running-work.ts'
import { NamedStatements } from './named-statements.ts'
import type { PoolWatch } from './pool-watch.ts'
import { ConnectionQueue, type ConnectionUser } from './connection-queue.ts'
import { markOutage } from './unavailable.ts'

/** How long a caller waits for a connection. */
const timeoutMs = 10_000
/** The most connections of one request at a time. */
const maxOfOne = 3
/** How long a new connection may take to open, in ms. */
const openingMs = 5_000

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Connections to one server, which are given to the oldest request first. */
export interface Pool {
  readonly options: pg.PoolOptions
  /** Waits for a connection, which must be released. */
  take(): Promise<NamedStatements>
  /** Closes the connections, those in use after their release. */
  end(): Promise<void>
}

/**
 * `onIdleError` is called for connections that break while nobody uses them; `watch` measures the pool; `verify`
 * throws for a connection that must not be used now.
 */
export function openPool(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  watch: PoolWatch,
  verify?: (connection: pg.PoolClient) => Promise<void>,
): Pool {
  const pool = new pg.Pool({
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: openingMs,
    statement_timeout: 30_000,
    ...connection,
    types,
  })
  pool.on('error', (error) => onIdleError(markOutage(error)))
  // A connection that breaks in use also fails its query, which reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queue = new ConnectionQueue(pool.options.max, maxOfOne, timeoutMs)
  watch.attach(pool, queue)
  const verified = async (client: pg.PoolClient) => {
    try {
      await verify?.(client)
      return client
    } catch (error) {
      client.release()
      throw error
    }
  }
  const connect = async (user: ConnectionUser) => {
    await queue.take(user)
    try {
      return await verified(await pool.connect())
    } catch (error) {
      queue.end(user)
      throw markOutage(error)
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async take() {
      const user = userOfConnections()
      const client = await watch.take(() => connect(user))
      return new NamedStatements(client, watch, () => queue.end(user))
    },
  }
}
