import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { defineRemovalTarget } from '../../ports/removal-target.ts'

const kept = z.looseObject({ review: z.record(z.string(), z.unknown()) })

/** A review with its parts in other features. Its notifications stay deleted. */
export const reviewsRemovalTarget = defineRemovalTarget({
  type: 'review',
  kept,
  async remove(tx, id, parts) {
    const selected = parts.map((part) => sql`, ${sql.lit(part.name)}, ${part.selected}`)
    const { rows } = await sql<{
      memberId: number
      summary: string
      kept: z.output<typeof kept>
    }>`
      select reviews.author_id as "memberId",
        left(works.title || coalesce(': ' || reviews.review, ''), 200) as summary,
        jsonb_build_object('review', to_jsonb(reviews)${sql.join(selected, sql``)}) as kept
      from reviews join works on works.id = reviews.work_id
      where reviews.id = ${id} for update of reviews
    `.execute(tx)
    if (rows[0]) await tx.deleteFrom('reviews').where('id', '=', id).execute()
    return rows[0]
  },
  async restore(tx, id, { review, ...others }, parts) {
    if (!(await insertReviewRow(tx, review))) return false
    for (const part of parts) await part.restore(tx, id, part.kept.parse(others[part.name]))
    return true
  },
})

/** Without the likes, which are counted as they come back. */
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
