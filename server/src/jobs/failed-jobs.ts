import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/** The number of jobs per kind that were given up in the past 24 hours; kinds without any are absent. */
export async function countFailedJobs(handle: Handle): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*) as count from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 day'
    group by name order by name`.execute(handle)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

export interface FailedJob {
  id: string
  kind: string
  timeFailed: Date
  tries: number
  /** The message of the last error; null if it had none. */
  error: string | null
}

/** The jobs that were given up last and can still be retried, newest first. */
export async function listFailedJobs(handle: Handle, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as kind, completed_on as "timeFailed", retry_count + 1 as tries,
      left(coalesce(output ->> 'message', output -> 'value' ->> 'message'), 300) as error
    from pgboss.job
    where state = 'failed' and completed_on is not null
    order by completed_on desc, id limit ${limit}`.execute(handle)
  return rows
}

/** Makes a job that was given up due now, with one more try; returns whether there is one. */
export async function retryFailedJob(handle: Handle, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job
    set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where id = ${id}::uuid and state = 'failed'
    returning id`.execute(handle)
  return rows.length > 0
}
