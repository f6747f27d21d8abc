import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/** The jobs of a kind that have not ended well. */
export interface JobCounts {
  kind: string
  /** Due, but not started. */
  waiting: number
  /** Due later: by their schedule, or before the next try. */
  delayed: number
  running: number
  /** Given up in the past 24 hours. */
  failed: number
  /** How long the oldest waiting one has been due, in seconds; 0 without any. */
  oldestWaitingSeconds: number
}

/** The jobs of every kind that has any; kinds without any are absent. */
export async function countJobs(handle: Handle): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name as kind,
      count(*) filter (where state < 'active' and start_after <= now())::integer as waiting,
      count(*) filter (where state < 'active' and start_after > now())::integer as delayed,
      count(*) filter (where state = 'active')::integer as running,
      count(*) filter (where state = 'failed')::integer as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now())), 0)::double precision
        as "oldestWaitingSeconds"
    from pgboss.job
    where state <= 'active' or (state = 'failed' and completed_on > now() - interval '1 day')
    group by name order by name`.execute(handle)
  return rows
}
