import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

/** The merged work stays in the sets, too, so that it is after a reverted merge. */
export const notForMeMergeTarget = defineMergeTarget({
  name: 'notForMe',
  moved: z
    .object({
      added: z.array(z.int()).describe('Ids of members who did not have the other work'),
      switched: z.array(z.int()).describe('Of those who had it without the switch'),
    })
    // Earlier merges have no record of them.
    .default({ added: [], switched: [] }),
  async move(tx, { fromId, intoId }) {
    const { rows: switched } = await sql<{ userId: number }>`
      update not_for_me set also_from_feed = true
      from not_for_me as merged
      where merged.work_id = ${fromId} and merged.also_from_feed
        and not_for_me.work_id = ${intoId} and not_for_me.user_id = merged.user_id
        and not not_for_me.also_from_feed
      returning not_for_me.user_id as "userId"
    `.execute(tx)
    const { rows: added } = await sql<{ userId: number }>`
      insert into not_for_me (user_id, work_id, also_from_feed, time_added)
      select user_id, ${intoId}, also_from_feed, time_added from not_for_me
      where work_id = ${fromId} order by user_id
      on conflict do nothing returning user_id as "userId"
    `.execute(tx)
    const idsOf = (rows: readonly { userId: number }[]) => rows.map(({ userId }) => userId)
    return { added: idsOf(added), switched: idsOf(switched) }
  },
  async moveBack(tx, { intoId }, { added, switched }) {
    await sql`
      delete from not_for_me where work_id = ${intoId} and user_id = any(${added}::integer[])
    `.execute(tx)
    await sql`
      update not_for_me set also_from_feed = false
      where work_id = ${intoId} and user_id = any(${switched}::integer[])
    `.execute(tx)
  },
})
