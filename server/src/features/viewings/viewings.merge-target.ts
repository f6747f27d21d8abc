import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

export const viewingsMergeTarget = defineMergeTarget({
  name: 'viewings',
  moved: z.array(z.int()),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ id: number }>`
      update viewings set work_id = ${intoId} where work_id = ${fromId} returning id
    `.execute(tx)
    return rows.map(({ id }) => id)
  },
  async moveBack(tx, { fromId, intoId }, ids) {
    await sql`
      update viewings set work_id = ${fromId}
      where (id = any(${ids}::integer[]) and work_id = ${intoId})
        -- Those of reviews that moved back before and got a day since.
        or (work_id = ${intoId} and review_id in (select id from reviews where work_id = ${fromId}))
    `.execute(tx)
  },
})
