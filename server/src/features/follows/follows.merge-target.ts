import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

/** The merged work stays followed, too, so that it is after a reverted merge. */
export const followsMergeTarget = defineMergeTarget({
  name: 'follows',
  moved: z
    .array(z.int())
    .describe('Ids of members who neither followed nor muted the other work')
    // Earlier merges have no record of them.
    .default([]),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ userId: number }>`
      insert into follows (user_id, work_id, is_muted, time_added)
      select user_id, ${intoId}, is_muted, time_added from follows
      where work_id = ${fromId} order by user_id
      on conflict do nothing returning user_id as "userId"
    `.execute(tx)
    return rows.map(({ userId }) => userId)
  },
  async moveBack(tx, { intoId }, userIds) {
    await sql`
      delete from follows where work_id = ${intoId} and user_id = any(${userIds}::integer[])
    `.execute(tx)
  },
})
