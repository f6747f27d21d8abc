import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'

/** The id of the review that a user pinned, whoever may see it; null without one. */
export async function findPinned(handle: Handle, userId: number): Promise<number | null> {
  const row = await handle
    .selectFrom('pinned_reviews')
    .select('review_id as reviewId')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.reviewId ?? null
}

/** Pins a review of the actor in place of the one before; returns whether it is theirs. */
export async function upsertPinned(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  reviewId: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into pinned_reviews (user_id, review_id)
    select author_id, id from reviews where id = ${reviewId} and author_id = ${actor.id}
    on conflict (user_id) do update set review_id = excluded.review_id
  `.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function deletePinned(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('pinned_reviews').where('user_id', '=', userId).execute()
}
