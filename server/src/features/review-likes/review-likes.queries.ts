import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/** A review that is about to be liked or no longer liked. */
export interface LikedReview {
  id: number
  authorId: number
  /** No block stands between the viewer and its author. */
  visible: boolean
}

/** A review, which cannot be deleted before the transaction ends. */
export async function lockReview(
  tx: Tx,
  viewer: Viewer,
  id: number,
): Promise<LikedReview | undefined> {
  const { rows } = await sql<LikedReview>`
    select id, author_id as "authorId", ${noBlockBetween(viewer, 'reviews.author_id')} as visible
    from reviews where id = ${id} for key share
  `.execute(tx)
  return rows[0]
}

interface Like {
  reviewId: number
  userId: number
}

/** Writes a like and answers whether it is new; one that exists stays as it is. */
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

/** The kept count of a review's likes. */
export async function getLikeCount(handle: Handle, reviewId: number): Promise<number> {
  const { like_count: count } = await handle
    .selectFrom('reviews')
    .select('like_count')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return count
}
