import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/** A list to be liked or unliked. */
export interface LikedList {
  id: number
  ownerId: number
  isPrivate: boolean
  /** True if there is no block between the viewer and its owner. */
  visible: boolean
}

/**
 * A list. It and its owner are locked against deletion until the transaction ends, the owner first:
 * deleting an account takes its rows in this order.
 */
export async function lockList(tx: Tx, viewer: Viewer, id: number): Promise<LikedList | undefined> {
  const { rows } = await sql<LikedList>`
    select lists.id, users.id as "ownerId", lists.is_private as "isPrivate",
      ${noBlockBetween(viewer, 'lists.owner_id')} as visible
    from lists join users on users.id = lists.owner_id
    where lists.id = ${id} for key share of users, lists
  `.execute(tx)
  return rows[0]
}

interface Like {
  listId: number
  userId: number
}

/** Writes a like and returns whether it is new; an existing one stays unchanged. */
export async function insertLike(
  handle: Handle,
  { listId, userId }: Like,
  timeLiked: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into list_likes (list_id, user_id, time_liked)
    values (${listId}, ${userId}, ${timeLiked})
    on conflict do nothing
  `.execute(handle)
  return Number(numAffectedRows ?? 0n) > 0
}

export async function deleteLike(handle: Handle, { listId, userId }: Like): Promise<void> {
  await sql`delete from list_likes where list_id = ${listId} and user_id = ${userId}`.execute(
    handle,
  )
}

/** The stored like count of a list. */
export async function getLikeCount(handle: Handle, listId: number): Promise<number> {
  const { count } = await handle
    .selectFrom('lists')
    .select('like_count as count')
    .where('id', '=', listId)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts removed likes again, where their members still exist. */
export async function insertLikeRows(tx: Tx, kept: readonly object[]): Promise<void> {
  await sql`
    insert into list_likes
    select kept.* from jsonb_populate_recordset(null::list_likes, ${JSON.stringify(kept)}) as kept
    where exists (select from users where users.id = kept.user_id)
    on conflict do nothing
  `.execute(tx)
}
