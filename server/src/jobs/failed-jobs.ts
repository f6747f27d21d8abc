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
