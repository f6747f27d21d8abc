import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { ImportTarget, SharedOutcome, Write } from '../../ports/import-target.ts'
import { type NamedReview, namedReviews } from '../reviews/reviews.naming.visibility.ts'

/** A like of a file, of a review that it names. */
export interface ImportedLike {
  review: NamedReview
  time: string
}

interface LikeState {
  time: string
}

/** Likes of reviews that the member sees and did not write. Nobody is notified. */
export const reviewLikesImportTarget: ImportTarget<
  readonly ImportedLike[],
  SharedOutcome[],
  ImportedLike,
  LikeState
> = {
  kinds: ['like'],
  existing: async (handle, userId, likes) => {
    const reviews = await findOthersReviews(handle, userId, likes)
    const liked = await listLiked(handle, userId, [...reviews.values()])
    return likes.map((_, index) => {
      const reviewId = reviews.get(index)
      if (reviewId === undefined) return 'absent'
      return liked.has(reviewId) ? 'here' : 'new'
    })
  },
  write: insertLikes,
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
    await sql`
      delete from review_likes
      using json_to_recordset(${JSON.stringify(made)}) as made (id integer, time timestamptz)
      where review_id = made.id and user_id = ${userId} and time_liked = made.time
    `.execute(tx)
    return new Map()
  },
}

async function findOthersReviews(
  handle: Handle,
  userId: number,
  likes: readonly ImportedLike[],
): Promise<Map<number, number>> {
  const names = likes.map(({ review }) => review)
  const { rows } = await sql<{ index: number; reviewId: number }>`
    select index, "reviewId" from (${namedReviews(userId, names)}) as found
    where "authorId" <> ${userId}
  `.execute(handle)
  return new Map(rows.map(({ index, reviewId }) => [index, reviewId]))
}

async function listLiked(
  handle: Handle,
  userId: number,
  reviewIds: readonly number[],
): Promise<Set<number>> {
  const rows = await handle
    .selectFrom('review_likes')
    .select('review_id as reviewId')
    .where('user_id', '=', userId)
    .where('review_id', '=', sql<number>`any(${reviewIds}::integer[])`)
    .execute()
  return new Set(rows.map(({ reviewId }) => reviewId))
}

async function insertLikes(
  tx: Tx,
  userId: number,
  likes: readonly ImportedLike[],
): Promise<Write<LikeState>[]> {
  const reviews = await findOthersReviews(tx, userId, likes)
  const added = [...reviews].map(([index, reviewId]) => ({ reviewId, time: likes[index]?.time }))
  const { rows } = await sql<{ reviewId: number; time: Date }>`
    insert into review_likes (review_id, user_id, time_liked)
    select distinct on (reviews.id) reviews.id, ${userId}::integer,
      greatest(time, reviews.time_posted)
    from json_to_recordset(${JSON.stringify(added)}) as one ("reviewId" integer, time timestamptz)
    join reviews on reviews.id = "reviewId"
    order by reviews.id, time
    on conflict do nothing
    returning review_id as "reviewId", time_liked as time
  `.execute(tx)
  return rows.map(({ reviewId, time }) => ({
    kind: 'like',
    targetId: reviewId,
    workId: null,
    importKey: null,
    state: { time: time.toISOString() },
  }))
}
