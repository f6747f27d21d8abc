import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { PoolWatch } from '../pool-watch.ts'
import { OwnWrites } from './own-writes.ts'
import { keepPolling } from './polling.ts'
import { PrimaryWatch } from './primary-watch.ts'
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

/** What a request needs, by positions in bytes of the log. */
export interface ReadNeeds {
  /** What a replica must have replayed for the request to read there; undefined if it reads on the primary. */
  position?: number | undefined
  /** What a replica must have replayed for it to read there while the primary is lost; undefined if it may write. */
  alone?: number | undefined
}

/** How long a request waits while the primary is lost until a replica has replayed what it needs, in ms. */
const patienceMs = 1_000
/** How long after the loss a read waits until a replica has replayed all that any has received, in ms. */
const settleMs = 600
const lookEveryMs = 20

const question = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`

/** The replicas of the database. Those that are dead, behind or no replicas are left out until they are again. */
export class Replicas {
  readonly primary = new PrimaryWatch()
  readonly ownWrites = new OwnWrites()
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
      onAnswer: ({ position }: { position: number }) => this.#notePrimary(position),
      onFailure: (error: unknown) => {
        if (this.#written.isConnected) log.warn({ err: error }, 'The primary does not answer')
        this.#written.noteFailure()
        this.primary.noteLoss()
      },
    }
    const { signal } = this.#stop
    const replicas = this.#replicas.map((one) => one.follow(signal, () => this.#tell(one)))
    this.#following = Promise.all([keepPolling(poll, signal), ...replicas])
  }

  /** Hears what becomes of each read that could run on a replica. */
  observe(observer: (outcome: ReadOutcome) => void): void {
    this.#observers.push(observer)
  }

  /** Where the statements of a request run. */
  readsFor({ position, alone }: ReadNeeds): Reads {
    const { primary } = this
    const isAlone = primary.isLost && alone !== undefined
    const reads = new Reads({
      choice: position === undefined || isAlone ? null : this.#choose(position),
      primary,
      chooseAlone: alone === undefined ? null : (least) => this.#chooseAlone(least),
      onOutcome: (outcome) => {
        for (const observe of this.#observers) observe(outcome)
      },
    })
    reads.needAtLeast(alone ?? 0)
    return reads
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

  #notePrimary(position: number): void {
    const now = performance.now()
    if (this.primary.isLost) this.#log.info({}, 'The primary answers again')
    if (!this.#written.isConnected) this.ownWrites.noteReturn(position)
    this.#written.note(position, now)
    this.ownWrites.forgetUpTo(this.#written.floor(now) ?? 0)
    this.primary.noteAnswer()
  }

  /**
   * The replica that has replayed the most of those that have replayed `least`, while the primary is lost; null if
   * there is none. The one that the last commits waited for has received all of them.
   */
  async #chooseAlone(least: number): Promise<ReplicaChoice | null> {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const now = performance.now()
      const timeLost = this.primary.timeLost ?? 0
      const [first] = this.#usable(least).toSorted(
        (a, b) =>
          (b.position ?? 0) - (a.position ?? 0) || a.watch.expectedWait() - b.watch.expectedWait(),
      )
      const position = first?.position ?? null
      if (first && position !== null) {
        const isSettled = now - timeLost >= settleMs || this.#hasAllReceived(position, timeLost)
        if (isSettled) return { replica: first, position }
      } else if (now >= deadline || !this.primary.isLost) return null
      await sleep(lookEveryMs)
    }
  }

  /** Whether no replica, asked since the loss of the primary, has received more than this. */
  #hasAllReceived(position: number, timeLost: number): boolean {
    return this.#replicas.every(
      ({ timeAsked, received }) => timeAsked >= timeLost && (received ?? 0) <= position,
    )
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
