import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresQueryResult } from 'kysely'
import type { Replica } from './replica.ts'

/** A replica, and what it must have replayed to serve a request. */
export interface ReplicaChoice {
  replica: Replica
  /** In bytes of the log. */
  position: number
}

/** What became of a read that could have run on a replica. */
export type ReadOutcome = 'replica' | 'behind' | 'failed'

/**
 * The statements of one request. Reads go to one replica, so that none sees less than those before it, until the
 * request writes, or the replica fails or is behind; from then on all go to the primary.
 */
export class Reads {
  #choice: ReplicaChoice | null
  readonly #onOutcome: (outcome: ReadOutcome) => void
  #hasWritten = false

  constructor(choice: ReplicaChoice | null, onOutcome: (outcome: ReadOutcome) => void) {
    this.#choice = choice
    this.#onOutcome = onOutcome
  }

  get hasWritten(): boolean {
    return this.#hasWritten
  }

  /** Whether reads go to a replica. */
  get useReplica(): boolean {
    return this.#choice !== null
  }

  leaveReplica(): void {
    this.#choice = null
  }

  noteWrite(): void {
    this.#hasWritten = true
    this.#choice = null
  }

  /**
   * Runs a read on the replica; undefined if the primary must. After every failure the primary repeats it, since a
   * read has no effect; but one that took too long would take as long there.
   */
  async run<R>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R> | undefined> {
    if (!this.#choice) return undefined
    const { replica, position } = this.#choice
    const answer = await replica.read<R>(position, text, values).catch((error: unknown) => {
      this.#noteFailure(replica, error)
      return null
    })
    this.#onOutcome(answer ? 'replica' : answer === null ? 'failed' : 'behind')
    if (answer) return answer
    this.leaveReplica()
    return undefined
  }

  #noteFailure(replica: Replica, error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === timedOut) throw error
    // It is a write after all.
    if (code === refusedWrite) this.noteWrite()
    if (isOfConnection(code)) replica.noteLost()
  }
}

const timedOut = '57014'
const refusedWrite = '25006'

/** Whether an error is not one of the statement: it has no code of PostgreSQL, or one of a server that ends or is full. */
function isOfConnection(code: string): boolean {
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|53|57|58|XX)/.test(code)
}

const current = new AsyncLocalStorage<Reads>()

/** Runs `act`, whose statements go where `reads` says. */
export function runReads<T>(reads: Reads, act: () => T): T {
  return current.run(reads, act)
}

/** Of the running request; undefined outside of requests and without replicas. */
export function runningReads(): Reads | undefined {
  return current.getStore()
}
