import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Takes copies that have lost words of others off the queue; returns them with their owners. */
export async function takeChangedCopies(
  tx: Tx,
  limit: number,
): Promise<{ listId: number; ownerId: number }[]> {
  const { rows } = await sql<{ listId: number; ownerId: number }>`
    with taken as (
      delete from changed_copies where list_id in (
        select list_id from changed_copies order by list_id limit ${limit} for update skip locked
      )
      returning list_id
    )
    select lists.id as "listId", lists.owner_id as "ownerId"
    from taken join lists on lists.id = taken.list_id
    order by lists.id
  `.execute(tx)
  return rows
}
