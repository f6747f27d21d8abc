import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Sets favourites of mediums that have none. */
export async function insertMissingFavorites(
  tx: Tx,
  userId: number,
  favorites: readonly { medium: Medium; workId: number; time: string }[],
): Promise<void> {
  await sql`
    insert into favorites (user_id, medium, work_id, time_set)
    select ${userId}::integer, medium, "workId", time
    from json_to_recordset(${JSON.stringify(favorites)})
      as one (medium text, "workId" integer, time timestamptz)
    on conflict (user_id, medium) do nothing
  `.execute(tx)
}
