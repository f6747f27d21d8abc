import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalTarget } from '../../ports/removal-target.ts'
import { restoreLikes } from '../likes/likes.service.ts'
import { insertRemarkRows } from './remarks.writing.queries.ts'

const row = z.record(z.string(), z.unknown())
const kept = z.object({ remark: row, replies: z.array(row), likes: z.array(row) })

/** A remark with its replies and the likes of all of them, which are counted as they come back. */
export const remarksRemovalTarget = defineRemovalTarget({
  type: 'remark',
  kept,
  async remove(tx, id) {
    const { rows } = await sql<{
      memberId: number
      summary: string
      kept: z.output<typeof kept>
    }>`
      with kept as (
        select json_build_object(
          'remark', to_jsonb(remarks),
          'replies', (
            select coalesce(json_agg(to_jsonb(reply) order by id), '[]') from remarks as reply
            where reply.parent_id = remarks.id
          ),
          'likes', (
            select coalesce(json_agg(to_jsonb(remark_likes)), '[]') from remark_likes
            join remarks as liked on liked.id = remark_likes.remark_id
            where remarks.id in (liked.id, liked.parent_id)
          )
        ) as item
        from remarks where id = ${id}
      )
      delete from remarks using kept where id = ${id}
      returning author_id as "memberId", left(content, 200) as summary, kept.item as kept
    `.execute(tx)
    return rows[0]
  },
  async restore(tx, _, { remark, replies, likes }) {
    const uncounted = [remark, ...replies].map((one) => ({ ...one, like_count: 0 }))
    const [first, ...others] = uncounted
    if (!first || (await insertRemarkRows(tx, [first])) === 0) return false
    await insertRemarkRows(tx, others)
    await restoreLikes(tx, 'remark', likes)
    return true
  },
})
