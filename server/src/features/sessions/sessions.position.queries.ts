import { sql } from 'kysely'
import { withLocalCommit } from '../../db/local-commit.ts'
import type { Handle } from '../../db/transaction.ts'

/**
 * Stores the present end of the log, in bytes, as what a replica must have replayed for a member's reads, and returns
 * it. Waits for a transaction that changes the row, and then takes the end after it.
 */
export async function upsertPosition(handle: Handle, userId: number): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    ${withLocalCommit}
    insert into read_positions (user_id, position)
    select ${userId}::integer, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint
    from local_commit
    on conflict (user_id) do update
    set position = pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint
    returning position
  `.execute(handle)
  const [row] = rows
  if (!row) throw new Error('The position was not stored')
  return row.position
}
