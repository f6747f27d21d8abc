import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Handle } from './transaction.ts'
import { ReplicaBehind } from './unavailable.ts'

/** How far behind the primary a replica may read. */
const lagMaxMs = 5_000
/** How long a position of the primary, or the check of a connection, serves. */
const checkEveryMs = 1_000

/** Where the log of the primary ended at a time. */
interface Position {
  time: number
  end: string
}

/**
 * Refuses connections to replicas that lack what the primary had five seconds ago. Time alone would not show it: on a
 * quiet site the last transaction is old, and a replica that was cut off has replayed all that it knows of.
 */
export class ReplicaFreshness {
  readonly #primary: Handle
  readonly #clock: Clock
  /** Of the last seconds, oldest first. */
  #positions: Position[] = []
  #lastAsked = -Infinity
  #asking: Promise<void> | undefined
  readonly #checked = new WeakMap<pg.PoolClient, number>()

  constructor(primary: Handle, clock: Clock) {
    this.#primary = primary
    this.#clock = clock
  }

  /** Throws `ReplicaBehind`, but never while the primary does not answer. */
  async verify(connection: pg.PoolClient): Promise<void> {
    const now = this.#now()
    if (isWithin(checkEveryMs, this.#checked.get(connection), now)) return
    await this.#askPrimary()
    const [oldest] = this.#positions
    if (oldest && !(await hasReplayed(connection, oldest))) throw new ReplicaBehind()
    this.#checked.set(connection, now)
  }

  async #askPrimary(): Promise<void> {
    const now = this.#now()
    this.#positions = this.#positions.filter(({ time }) => isWithin(lagMaxMs, time, now))
    if (isWithin(checkEveryMs, this.#lastAsked, now)) return
    this.#asking ??= this.#ask().finally(() => {
      this.#lastAsked = this.#now()
      this.#asking = undefined
    })
    await this.#asking
  }

  async #ask(): Promise<void> {
    const time = this.#now()
    const end = await Promise.race([
      endOfLog(this.#primary),
      setTimeout(checkEveryMs, undefined, { ref: false }),
    ])
    if (end === undefined) this.#positions = []
    else this.#positions.push({ time, end })
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}

function isWithin(milliseconds: number, time: number | undefined, now: number): boolean {
  return time !== undefined && time <= now && now - time < milliseconds
}

/** Undefined where no primary answers. */
async function endOfLog(primary: Handle): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ end: string | null }>`
      select case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as "end"
    `.execute(primary)
    return rows[0]?.end ?? undefined
  } catch {
    return undefined
  }
}

async function hasReplayed(connection: pg.PoolClient, { end }: Position): Promise<boolean> {
  const { rows } = await connection.query<{ has: boolean }>(
    'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
    [end],
  )
  return rows[0]?.has === true
}
