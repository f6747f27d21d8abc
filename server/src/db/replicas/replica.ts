import type { PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { NamedStatements } from '../named-statements.ts'
import { openPool, type Pool } from '../pool.ts'
import type { PoolWatch } from '../pool-watch.ts'
import { keepPolling } from './polling.ts'

/** Why a replica is not used, or `used`. */
export type ReplicaState = 'used' | 'behind' | 'unreachable' | 'not a replica'

interface Answer {
  isReplica: boolean
  /** What it has replayed, in bytes of the log; null before anything was. */
  position: number | null
  /** What it will have replayed soon. */
  received: number | null
}

const question = `
  select pg_is_in_recovery() as "isReplica",
    pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position,
    pg_wal_lsn_diff(
      greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0'
    )::float8 as received`

/** How long a connection may take to open, in ms: the primary can answer instead. */
const patienceMs = 1_000

/** One replica: what it has replayed, and the connections on which reads run. */
export class Replica {
  /** Host and port. */
  readonly name: string
  readonly watch: PoolWatch
  readonly #connectionString: string
  /** What the server of a connection had replayed at least; a new connection may be to a server that restarted. */
  readonly #replayed = new WeakMap<pg.PoolClient, number>()
  #connections = new Set<pg.Client>()
  #pool: Pool | null = null
  #position: number | null = null
  #received: number | null = null
  #timeAsked = 0
  #isPrimary = false

  constructor(connectionString: string, watch: PoolWatch) {
    const { host, port } = new pg.Client({ connectionString })
    this.name = `${host}:${port}`
    this.watch = watch
    this.#connectionString = connectionString
  }

  /** What it had replayed when it was asked last, in bytes of the log; null if it cannot be used. */
  get position(): number | null {
    return this.#position
  }

  /** What it had received by then; null if it cannot be used. */
  get received(): number | null {
    return this.#position === null ? null : this.#received
  }

  /** When it was asked for its last answer, or failed. */
  get timeAsked(): number {
    return this.#timeAsked
  }

  get isPrimary(): boolean {
    return this.#isPrimary
  }

  /** Asks what it has replayed, over and over, until `stop`; `onChange` hears after each try. */
  async follow(stop: AbortSignal, onChange: () => void): Promise<void> {
    const poll = {
      connectionString: this.#connectionString,
      statement: question,
      onAnswer: (answer: Answer, timeAsked: number) => {
        this.#timeAsked = timeAsked
        this.#note(answer)
        onChange()
      },
      onFailure: () => {
        this.#timeAsked = performance.now()
        this.#isPrimary = false
        this.#leaveOut()
        onChange()
      },
    }
    await keepPolling(poll, stop)
    this.#leaveOut()
  }

  /**
   * Runs a read on a server that has replayed at least `position`; undefined if it has not. Fails as the statement
   * does, or if there is no connection.
   */
  async read<R>(
    position: number,
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R> | undefined> {
    const connection = await this.#pool?.take()
    if (!connection) return undefined
    try {
      const isReady = await this.#hasReplayed(connection, position)
      return isReady ? await connection.query<R>(text, values) : undefined
    } finally {
      connection.release()
    }
  }

  /** It is left out until it answers again. */
  noteLost(): void {
    this.#position = null
  }

  #note({ isReplica, position, received }: Answer): void {
    this.#isPrimary = !isReplica
    if (!isReplica) return this.#leaveOut()
    this.#position = position
    this.#received = received
    this.#pool ??= this.#open()
  }

  #open(): Pool {
    const connections = new Set<pg.Client>()
    this.#connections = connections
    const keep = (client: pg.Client) => {
      // One that opened in the meantime belongs to nobody.
      if (this.#connections !== connections) return void client.end().catch(() => undefined)
      connections.add(client)
      return client.once('end', () => connections.delete(client))
    }
    class TrackedClient extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super(config)
        // Not before: whoever waits for one that is ended while it opens would wait for ever.
        this.once('connect', () => keep(this))
      }
    }
    const connection = {
      connectionString: this.#connectionString,
      connectionTimeoutMillis: patienceMs,
      Client: TrackedClient,
    }
    return openPool(connection, () => undefined, this.watch)
  }

  /** Ends its connections, since reads under way on a server that hangs would wait for it. */
  #leaveOut(): void {
    this.#position = null
    const [pool, connections] = [this.#pool, this.#connections]
    this.#pool = null
    this.#connections = new Set()
    for (const client of connections) void client.end().catch(() => undefined)
    void pool?.end()
  }

  async #hasReplayed(connection: NamedStatements, position: number): Promise<boolean> {
    const { client } = connection
    if ((this.#replayed.get(client) ?? -1) >= position) return true
    const { rows } = await connection.query<Answer>(question, [])
    const replayed = rows[0]?.isReplica ? (rows[0].position ?? -1) : -1
    this.#replayed.set(client, replayed)
    return replayed >= position
  }
}
