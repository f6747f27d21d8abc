import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresQueryResult } from 'kysely'
import { DatabaseUnavailable, isReadOnly } from '../unavailable.ts'
import type { PrimaryWatch } from './primary-watch.ts'
import type { Replica } from './replica.ts'

/** A replica, and what it must have replayed to serve a request. */
export interface ReplicaChoice {
  replica: Replica
  /** In bytes of the log. */
  position: number
}

/** What became of a read that could have run on a replica. */
export type ReadOutcome = 'replica' | 'behind' | 'failed'

export interface ReadsOptions {
  choice: ReplicaChoice | null
  primary: PrimaryWatch
  /** Chooses a replica that has replayed a position while the primary is lost. Null for a request that may write. */
  chooseAlone: ((position: number) => Promise<ReplicaChoice | null>) | null
  onOutcome: (outcome: ReadOutcome) => void
}

/** How many replicas are tried for one statement while the primary is lost. */
const triesAlone = 3

/**
 * The statements of one request. Reads go to one replica, so that none sees less than those before it, until the
 * request writes, or the replica fails or is behind; from then on all go to the primary. While the primary is lost,
 * those of a request that only reads go to the replica that has replayed the most.
 */
export class Reads {
  readonly primary: PrimaryWatch
  #choice: ReplicaChoice | null
  #choiceAlone: Promise<ReplicaChoice | null> | undefined
  #leastAlone = 0
  readonly #chooseAlone: ReadsOptions['chooseAlone']
  readonly #onOutcome: (outcome: ReadOutcome) => void
  #hasWritten = false

  constructor({ choice, primary, chooseAlone, onOutcome }: ReadsOptions) {
    this.primary = primary
    this.#choice = choice
    this.#chooseAlone = chooseAlone
    this.#onOutcome = onOutcome
  }

  /** Whether it sent what may have been a write. */
  get hasWritten(): boolean {
    return this.#hasWritten
  }

  /** Whether reads go to a replica. */
  get useReplica(): boolean {
    return this.#choice !== null
  }

  /** Whether reads may go to a replica that lacks what the primary wrote last, because the primary is lost. */
  get mayReadAlone(): boolean {
    return this.#chooseAlone !== null
  }

  leaveReplica(): void {
    this.#choice = null
  }

  noteWrite(): void {
    this.#hasWritten = true
    this.#choice = null
  }

  /** What a replica must have replayed, in any case. */
  needAtLeast(position: number): void {
    this.#leastAlone = Math.max(this.#leastAlone, position)
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
    const answer = await this.#readFrom<R>(this.#choice, text, values)
    if (answer) return answer
    this.leaveReplica()
    return undefined
  }

  /** Runs a read while the primary is lost; undefined if it has returned. Throws DatabaseUnavailable if no replica can. */
  async runAlone<R>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R> | undefined> {
    for (let tries = 0; tries < triesAlone && this.primary.isLost; tries += 1) {
      const choice = await (this.#choiceAlone ??= this.#chooseAlone?.(this.#leastAlone))
      const answer = choice && (await this.#readFrom<R>(choice, text, values))
      if (answer) return answer
      this.#choiceAlone = undefined
      if (!choice) break
    }
    if (!this.primary.isLost) return undefined
    throw new DatabaseUnavailable()
  }

  async #readFrom<R>(
    { replica, position }: ReplicaChoice,
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R> | undefined> {
    const answer = await replica.read<R>(position, text, values).catch((error: unknown) => {
      this.#noteFailure(replica, error)
      return null
    })
    this.#onOutcome(answer ? 'replica' : answer === null ? 'failed' : 'behind')
    return answer ?? undefined
  }

  #noteFailure(replica: Replica, error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === timedOut) throw error
    // It is a write after all.
    if (isReadOnly(error)) this.noteWrite()
    if (isOfConnection(code)) replica.noteLost()
  }
}

const timedOut = '57014'

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
