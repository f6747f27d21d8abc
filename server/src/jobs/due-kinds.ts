import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/** The kinds of which a job can be taken now. */
export async function listDueKinds(handle: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after < now()`.execute(
    handle,
  )
  return rows.map(({ name }) => name)
}
