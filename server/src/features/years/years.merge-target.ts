import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const yearOfMember = z.object({ userId: z.int(), year: z.int() })

/** The merged work stays left out, too, so that it is after a reverted merge. */
export const leftOutWorksMergeTarget = defineMergeTarget({
  name: 'leftOutWorks',
  // Earlier merges have no record of them.
  moved: z
    .array(yearOfMember)
    .default([])
    .describe('Members and years that did not leave out the other work'),
  move: async (tx, { fromId, intoId }) => {
    const { rows } = await sql<{ userId: number; year: number }>`
      insert into left_out_works (user_id, year, work_id)
      select user_id, year, ${intoId} from left_out_works where work_id = ${fromId}
      on conflict do nothing
      returning user_id as "userId", year
    `.execute(tx)
    return rows
  },
  moveBack: async (tx, { intoId }, moved) => {
    await sql`
      delete from left_out_works using unnest(
        ${moved.map(({ userId }) => userId)}::integer[], ${moved.map(({ year }) => year)}::integer[]
      ) as moved (user_id, year)
      where left_out_works.work_id = ${intoId} and left_out_works.user_id = moved.user_id
        and left_out_works.year = moved.year
    `.execute(tx)
  },
})
