import type { Logger } from 'pino'
import type { PoolWatch } from '../pool-watch.ts'
import { keepPolling } from './polling.ts'
import { type ReadOutcome, Reads, type ReplicaChoice } from './reads.ts'
import { Replica, type ReplicaState } from './replica.ts'
import { WrittenPositions } from './written-positions.ts'

export interface ReplicaStatus {
  /** Host and port. */
  name: string
  state: ReplicaState
  /** Bytes of the primary's log that it has not replayed; null if that is not known. */
  missingBytes: number | null
}

export interface ReplicasOptions {
  /** The primary. */
  databaseUrl: string
  /** One for each replica. */
  readUrls: readonly string[]
  /** Whose observers also hear of statements on replicas. */
  watch: PoolWatch
  log: Pick<Logger, 'info' | 'warn'>
}

const question = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`

/** The replicas of the database. Those that are dead, behind or no replicas are left out until they are again. */
export class Replicas {
  readonly #replicas: readonly Replica[]
  readonly #written = new WrittenPositions()
  readonly #stop = new AbortController()
  readonly #observers: ((outcome: ReadOutcome) => void)[] = []
  readonly #known = new Map<Replica, ReplicaState>()
  readonly #following: Promise<unknown>
  readonly #log: ReplicasOptions['log']

  /** Starts to ask the servers. */
  constructor({ databaseUrl, readUrls, watch, log }: ReplicasOptions) {
    this.#log = log
    this.#replicas = readUrls.map((url) => new Replica(url, watch.forAnotherPool()))
    const poll = {
      connectionString: databaseUrl,
      statement: question,
      onAnswer: ({ position }: { position: number }) =>
        this.#written.note(position, performance.now()),
      onFailure: () => this.#written.noteFailure(),
    }
    const { signal } = this.#stop
    const replicas = this.#replicas.map((one) => one.follow(signal, () => this.#tell(one)))
    this.#following = Promise.all([keepPolling(poll, signal), ...replicas])
  }

  /** Hears what becomes of each read that could run on a replica. */
  observe(observer: (outcome: ReadOutcome) => void): void {
    this.#observers.push(observer)
  }

  /** The reads of a request that needs the replica to have replayed `position`; undefined for the primary. */
  readsFrom(position: number | undefined): Reads {
    const choice = position === undefined ? null : this.#choose(position)
    return new Reads(choice, (outcome) => {
      for (const observe of this.#observers) observe(outcome)
    })
  }

  /** How long a newcomer would wait for a connection to the replica that it would get, in ms. */
  expectedWait(): number {
    const waits = this.#usable(0).map(({ watch }) => watch.expectedWait())
    return waits.length === 0 ? 0 : Math.min(...waits)
  }

  get statuses(): ReplicaStatus[] {
    return this.#replicas.map((replica) => ({
      name: replica.name,
      state: this.#stateOf(replica),
      missingBytes: replica.position === null ? null : this.#written.missingFrom(replica.position),
    }))
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#following
  }

  /** Of the replicas with the shortest wait, any. */
  #choose(least: number): ReplicaChoice | null {
    const candidates = this.#usable(least)
      .map((replica) => ({ replica, order: replica.watch.expectedWait() + Math.random() }))
      .toSorted((a, b) => a.order - b.order)
    const floor = this.#written.floor(performance.now())
    const [first] = candidates
    if (!first || floor === undefined) return null
    return { replica: first.replica, position: Math.max(least, floor) }
  }

  #usable(least: number): Replica[] {
    return this.#replicas.filter(
      (one) => this.#stateOf(one) === 'used' && (one.position ?? -1) >= least,
    )
  }

  #stateOf({ position, isPrimary }: Replica): ReplicaState {
    if (isPrimary) return 'not a replica'
    if (position === null) return 'unreachable'
    const floor = this.#written.floor(performance.now())
    return floor !== undefined && position >= floor ? 'used' : 'behind'
  }

  /** Logs a replica that is left out or comes back. */
  #tell(replica: Replica): void {
    const state = this.#stateOf(replica)
    const before = this.#known.get(replica)
    this.#known.set(replica, state)
    if (state === before) return
    if (state === 'used') this.#log.info({ replica: replica.name }, 'A replica is used')
    else this.#log.warn({ replica: replica.name, state }, 'A replica is left out')
  }
}
