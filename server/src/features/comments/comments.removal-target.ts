import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalPart, defineRemovalTarget } from '../../ports/removal-target.ts'
import { insertCommentRows } from './comments.queries.ts'

const row = z.record(z.string(), z.unknown())

export const commentsRemovalTarget = defineRemovalTarget({
  type: 'comment',
  kept: row,
  async remove(tx, id) {
    const { rows } = await sql<{ memberId: number; summary: string; kept: z.output<typeof row> }>`
      delete from comments where id = ${id}
      returning author_id as "memberId", left(content, 200) as summary, to_jsonb(comments) as kept
    `.execute(tx)
    return rows[0]
  },
  restore: async (tx, _, kept) => (await insertCommentRows(tx, [kept])) > 0,
})

/** The comments under a review. */
export const commentsRemovalPart = defineRemovalPart({
  of: 'review',
  name: 'comments',
  kept: z.array(row),
  selected: sql`(
    select coalesce(jsonb_agg(to_jsonb(comments) order by id), '[]') from comments
    where review_id = reviews.id
  )`,
  async restore(tx, _, kept) {
    await insertCommentRows(tx, kept)
  },
})
