import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema.generated.ts'

/** A handle for query functions: the pool, or the caller's transaction. */
export type Handle = Kysely<DB>

/** An open transaction. */
export type Tx = Transaction<DB>

/** Runs the single transaction of a creating call; its result is the call's response. */
export type Commit = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

interface Running {
  afterCommit: (() => void | Promise<void>)[]
}

const running = new AsyncLocalStorage<Running>()
const attemptsMax = 4
/** The bounds of the first pause, in ms; the second is twice as long, the third three times. */
const pauseMin = 50
const pauseMax = 100

/** Throws inside a transaction, where using another connection means that the handle was not passed on. */
export function refuseInsideTransaction(): void {
  if (running.getStore()) {
    throw new Error(
      'The outer database handle was used inside a transaction: pass the transaction on',
    )
  }
}

/**
 * Runs `work` in one transaction. Repeats it, up to four runs, after a serialization failure or a
 * deadlock, and after no other error; pauses before, so that the other transaction ends instead of
 * meeting the same locks again. Steps passed to `afterCommit` run after the commit.
 */
export async function transaction<T>(db: Handle, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { result, afterCommit } = await commit(db, work)
  for (const step of afterCommit) await step()
  return result
}

/** Commits to a database, for callers outside a request. */
export function commitTo(db: Handle): Commit {
  return (work) => transaction(db, work)
}

async function commit<T>(
  db: Handle,
  work: (tx: Tx) => Promise<T>,
): Promise<Running & { result: T }> {
  for (let attempt = 1; ; attempt += 1) {
    const state: Running = { afterCommit: [] }
    try {
      const result = await db.transaction().execute((tx) => running.run(state, () => work(tx)))
      return { ...state, result }
    } catch (error) {
      if (attempt === attemptsMax || !isWorthRepeating(error)) throw error
      await sleep((pauseMin + Math.random() * (pauseMax - pauseMin)) * attempt)
    }
  }
}

/** Schedules a step after the commit of the current transaction: mail, files, notifications. */
export function afterCommit(step: () => void | Promise<void>): void {
  const state = running.getStore()
  if (!state) throw new Error('afterCommit was called outside a transaction')
  state.afterCommit.push(step)
}

/** True if PostgreSQL rolled the work back because of a concurrent transaction. */
function isWorthRepeating(error: unknown): boolean {
  return isOfCode(error, '40001', '40P01')
}

/** The foreign key that refused a row because the row it references is gone, or undefined. */
export function violatedForeignKey(error: unknown): string | undefined {
  if (!isOfCode(error, '23503')) return undefined
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}

/** True if an error is one of PostgreSQL with one of these codes. */
export function isOfCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** True if an error is a violation of a unique index; with a name, of that index. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (!isOfCode(error, '23505')) return false
  return (
    index === undefined ||
    (error instanceof Error && 'constraint' in error && error.constraint === index)
  )
}
