import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/** A review to be liked or unliked. */
export interface LikedReview {
  id: number
  authorId: number
  /** True if there is no block between the viewer and its author. */
  visible: boolean
}

/**
 * A review. It and its author are locked against deletion until the transaction ends, the author
 * first: deleting an account takes its rows in this order.
 */
export async function lockReview(
  tx: Tx,
  viewer: Viewer,
  id: number,
): Promise<LikedReview | undefined> {
  const { rows } = await sql<LikedReview>`
    select reviews.id, users.id as "authorId",
      ${noBlockBetween(viewer, 'reviews.author_id')} as visible
    from reviews join users on users.id = reviews.author_id
    where reviews.id = ${id} for key share of users, reviews
  `.execute(tx)
  return rows[0]
}

interface Like {
  reviewId: number
  userId: number
}

/** Writes a like and returns whether it is new; an existing one stays unchanged. */
export async function insertLike(handle: Handle, like: Like, timeLiked: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written = 0n } = await handle
    .insertInto('review_likes')
    .values({ review_id: like.reviewId, user_id: like.userId, time_liked: timeLiked })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return written > 0n
}

export async function deleteLike(handle: Handle, like: Like): Promise<void> {
  await handle
    .deleteFrom('review_likes')
    .where('review_id', '=', like.reviewId)
    .where('user_id', '=', like.userId)
    .execute()
}

/** The stored like count of a review. */
export async function getLikeCount(handle: Handle, reviewId: number): Promise<number> {
  const { count } = await handle
    .selectFrom('reviews')
    .select('like_count as count')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts removed likes again, where review and member still exist. */
export async function insertLikeRows(tx: Tx, kept: readonly object[]): Promise<void> {
  await sql`
    insert into review_likes
    select kept.* from jsonb_populate_recordset(null::review_likes, ${JSON.stringify(kept)}) as kept
    where exists (select from reviews where reviews.id = kept.review_id)
      and exists (select from users where users.id = kept.user_id)
    on conflict do nothing
  `.execute(tx)
}
