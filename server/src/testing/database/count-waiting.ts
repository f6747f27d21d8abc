import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** Counts the statements of others that wait for a lock. */
export async function countWaiting(handle: Handle): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) filter (where wait_event_type = 'Lock')::integer as waiting
    from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
  `.execute(handle)
  return rows[0]?.waiting ?? 0
}
