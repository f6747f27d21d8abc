import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isSharedWith } from '../lists/lists.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { isReadableReview } from '../reviews/reviews.visibility.ts'

/** A kind of thing that can be liked, and how its likes are stored. */
const kinds = {
  review: {
    items: sql.table('reviews'),
    owner: 'reviews.author_id',
    isPrivate: sql`false`,
    isVisibleTo: isReadableReview,
    timeMade: sql.ref('reviews.time_posted'),
    likes: sql.table('review_likes'),
    id: sql.ref('review_id'),
    insert: sql`insert into review_likes (review_id, user_id, time_liked)`,
    delete: sql`delete from review_likes`,
  },
  list: {
    items: sql.table('lists'),
    owner: 'lists.owner_id',
    isPrivate: sql`lists.is_private`,
    isVisibleTo: isSharedWith,
    timeMade: sql.ref('lists.time_created'),
    likes: sql.table('list_likes'),
    id: sql.ref('list_id'),
    insert: sql`insert into list_likes (list_id, user_id, time_liked)`,
    delete: sql`delete from list_likes`,
  },
  remark: {
    items: sql.table('remarks'),
    owner: 'remarks.author_id',
    isPrivate: sql`false`,
    isVisibleTo: (viewer: Viewer) => maySee(viewer, 'remarks.author_id'),
    timeMade: sql.ref('remarks.time_posted'),
    likes: sql.table('remark_likes'),
    id: sql.ref('remark_id'),
    insert: sql`insert into remark_likes (remark_id, user_id, time_liked)`,
    delete: sql`delete from remark_likes`,
  },
} as const

export type LikedKind = keyof typeof kinds

/** An item to be liked or unliked. */
export interface LikedItem {
  ownerId: number
  isPrivate: boolean
  /** True if the viewer may see it, but for a private list. */
  visible: boolean
}

/**
 * An item. It and its owner are locked against deletion until the transaction ends, the owner first: deleting an
 * account takes its rows in this order.
 */
export async function lockItem(
  tx: Tx,
  viewer: Viewer,
  kind: LikedKind,
  id: number,
): Promise<LikedItem | undefined> {
  const { items, owner, isPrivate, isVisibleTo } = kinds[kind]
  const { rows } = await sql<LikedItem>`
    select users.id as "ownerId", ${isPrivate} as "isPrivate", ${isVisibleTo(viewer)} as visible
    from ${items} join users on users.id = ${sql.ref(owner)}
    where ${items}.id = ${id} for key share of users, ${items}
  `.execute(tx)
  return rows[0]
}

export interface Like {
  id: number
  userId: number
}

/** Writes a like and returns whether it is new; an existing one stays unchanged. */
export async function insertLike(
  tx: Tx,
  kind: LikedKind,
  { id, userId }: Like,
  time: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    ${kinds[kind].insert} values (${id}, ${userId}, ${time}) on conflict do nothing
  `.execute(tx)
  return numAffectedRows > 0n
}

export async function deleteLike(tx: Tx, kind: LikedKind, { id, userId }: Like): Promise<void> {
  await sql`
    ${kinds[kind].delete} where ${kinds[kind].id} = ${id} and user_id = ${userId}
  `.execute(tx)
}

/** The stored like count of an item. */
export async function getLikeCount(handle: Handle, kind: LikedKind, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select like_count as count from ${kinds[kind].items} where id = ${id}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** Inserts removed likes again, where item and member still exist. */
export async function insertLikeRows(
  tx: Tx,
  kind: LikedKind,
  kept: readonly object[],
): Promise<void> {
  const { insert, id, likes, items } = kinds[kind]
  await sql`
    ${insert}
    select kept.${id}, kept.user_id, kept.time_liked
    from jsonb_populate_recordset(null::${likes}, ${JSON.stringify(kept)}) as kept
    where exists (select from ${items} where ${items}.id = kept.${id})
      and exists (select from users where users.id = kept.user_id)
    on conflict do nothing
  `.execute(tx)
}

/** Which of these items the member likes. */
export async function listLiked(
  handle: Handle,
  kind: LikedKind,
  userId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { id, likes } = kinds[kind]
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${likes} where user_id = ${userId} and ${id} = any(${ids}::integer[])
  `.execute(handle)
  return new Set(rows.map((row) => row.id))
}

/** Likes of items that exist, none earlier than its item; returns those that are new. */
export async function insertImportedLikes(
  tx: Tx,
  kind: LikedKind,
  userId: number,
  likes: readonly { id: number; time: string | undefined }[],
): Promise<{ id: number; time: Date }[]> {
  const { insert, items, timeMade, id } = kinds[kind]
  const { rows } = await sql<{ id: number; time: Date }>`
    ${insert}
    select distinct on (${items}.id) ${items}.id, ${userId}::integer, greatest(time, ${timeMade})
    from json_to_recordset(${JSON.stringify(likes)}) as one (id integer, time timestamptz)
    join ${items} on ${items}.id = one.id
    order by ${items}.id, time
    on conflict do nothing
    returning ${id} as id, time_liked as time
  `.execute(tx)
  return rows
}

/** Deletes likes that still have the time they were written with. */
export async function deleteImportedLikes(
  tx: Tx,
  kind: LikedKind,
  userId: number,
  likes: readonly { id: number | null; time: string }[],
): Promise<void> {
  await sql`
    ${kinds[kind].delete}
    using json_to_recordset(${JSON.stringify(likes)}) as made (id integer, time timestamptz)
    where ${kinds[kind].id} = made.id and user_id = ${userId} and time_liked = made.time
  `.execute(tx)
}
