import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/**
 * One run of a job. pg-boss counts the runs up when it hands a job out again, so that a run that was
 * given up for dead is told from the one that has taken its place.
 */
export interface Lease {
  name: string
  id: string
  attempt: number
}

/** Says that the run is alive. False when the job is no longer its own. */
export async function extendLease(handle: Handle, { name, id, attempt }: Lease): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set started_on = clock_timestamp()
    where name = ${name} and id = ${id}::uuid and state = 'active' and retry_count = ${attempt}
    returning id`.execute(handle)
  return rows.length === 1
}

/** Puts the job of a stopping worker back, to be taken at once and without counting as a failure. */
export async function giveBack(handle: Handle, { name, id, attempt }: Lease): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', started_on = null, start_after = now()
    where name = ${name} and id = ${id}::uuid and state = 'active' and retry_count = ${attempt}`.execute(
    handle,
  )
}
