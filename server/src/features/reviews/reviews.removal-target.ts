import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { restoreComments } from '../comments/comments.service.ts'
import { defineRemovalTarget } from '../../ports/removal-target.ts'
import { restoreLikes } from '../review-likes/review-likes.service.ts'
import { relinkViewing } from '../viewings/viewings.relink.service.ts'

const row = z.record(z.string(), z.unknown())
const kept = z.object({
  review: row,
  comments: z.array(row),
  likes: z.array(row),
  viewingId: z.int().nullable(),
})

/** A review with its comments and likes. Its notifications stay deleted. */
export const reviewsRemovalTarget = defineRemovalTarget({
  type: 'review',
  kept,
  async remove(tx, id) {
    const { rows } = await sql<{
      memberId: number
      summary: string
      kept: z.output<typeof kept>
    }>`
      select reviews.author_id as "memberId",
        left(works.title || coalesce(': ' || reviews.review, ''), 200) as summary,
        jsonb_build_object(
          'review', to_jsonb(reviews),
          'comments', (
            select coalesce(jsonb_agg(to_jsonb(comments) order by id), '[]') from comments
            where review_id = reviews.id
          ),
          'likes', (
            select coalesce(jsonb_agg(to_jsonb(review_likes)), '[]') from review_likes
            where review_id = reviews.id
          ),
          'viewingId', (select id from viewings where review_id = reviews.id)
        ) as kept
      from reviews join works on works.id = reviews.work_id
      where reviews.id = ${id} for update of reviews
    `.execute(tx)
    if (rows[0]) await tx.deleteFrom('reviews').where('id', '=', id).execute()
    return rows[0]
  },
  async restore(tx, id, { review, comments, likes, viewingId }) {
    if (!(await insertReviewRow(tx, review))) return false
    await restoreComments(tx, comments)
    await restoreLikes(tx, likes)
    if (viewingId !== null) await relinkViewing(tx, viewingId, id)
    return true
  },
})

/** The likes are counted as they come back. */
async function insertReviewRow(tx: Tx, review: object): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reviews overriding system value
    select kept.*
    from jsonb_populate_record(null::reviews, ${JSON.stringify({ ...review, like_count: 0 })}) as kept
    where exists (select from users where users.id = kept.author_id)
      and exists (select from works where works.id = kept.work_id)
    on conflict do nothing
  `.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
