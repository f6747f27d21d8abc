import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'
import { putLaterTimesRight } from './later-times.ts'

/** How soon a clock that is put right is noticed. */
const noticedWithinMs = 60_000

/** How soon a worker finds due jobs and those enqueued by other processes. */
const pollSeconds = 2

interface Watch {
  /** The names of the queues. */
  names: readonly string[]
  /** Hears of each queue with a due job, again at each poll until the job is taken. */
  onDue: (name: string) => void
  onError: (error: unknown) => void
  signal: AbortSignal
}

/** Polls for due jobs until aborted: one statement for all queues, where pg-boss would poll each by itself. */
export async function watchDueJobs(db: Handle, { names, onDue, onError, signal }: Watch) {
  let checked = performance.now()
  while (!signal.aborted) {
    try {
      if (performance.now() - checked > noticedWithinMs) {
        checked = performance.now()
        await putLaterTimesRight(db)
      }
      for (const name of await findDueQueues(db, names)) onDue(name)
    } catch (error) {
      onError(error)
    }
    await sleep(pollSeconds * 1000, undefined, { signal }).catch(() => undefined)
  }
}

/** The queues that have a due job. */
async function findDueQueues(db: Handle, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where exists (
      select from pgboss.job
      where job.name = name.name and state < 'active' and not blocked and start_after <= now()
    )`.execute(db)
  return rows.map(({ name }) => name)
}
