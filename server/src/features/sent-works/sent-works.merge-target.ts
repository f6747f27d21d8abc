import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

/** Works sent between the same two with both works stay with the merged one, which no list shows. */
export const sentWorksMergeTarget = defineMergeTarget({
  name: 'sentWorks',
  // Earlier merges have no record of them.
  moved: z.array(z.int()).default([]),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ id: number }>`
      update sent_works set work_id = ${intoId}
      where work_id = ${fromId} and not exists (
        select from sent_works as other
        where other.work_id = ${intoId} and other.sender_id = sent_works.sender_id
          and other.recipient_id = sent_works.recipient_id
      )
      returning id
    `.execute(tx)
    return rows.map(({ id }) => id)
  },
  async moveBack(tx, { fromId, intoId }, ids) {
    await sql`
      update sent_works set work_id = ${fromId}
      where id = any(${ids}::integer[]) and work_id = ${intoId}
    `.execute(tx)
  },
})
