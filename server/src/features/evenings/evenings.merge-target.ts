import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const moved = z.object({
  proposals: z.array(z.int()).describe('Ids of evenings'),
  choices: z.array(z.int()).describe('Ids of evenings'),
})

/** Vetoes and reasons follow their proposals. An evening that proposes both works keeps both. */
export const eveningsMergeTarget = defineMergeTarget({
  name: 'evenings',
  // Earlier merges have no record of them.
  moved: moved.default({ proposals: [], choices: [] }),
  async move(tx, { fromId, intoId }) {
    const { rows: proposals } = await sql<{ id: number }>`
      update evening_proposals set work_id = ${intoId}
      where work_id = ${fromId} and not exists (
        select from evening_proposals as other
        where other.work_id = ${intoId} and other.evening_id = evening_proposals.evening_id
      )
      returning evening_id as id
    `.execute(tx)
    const { rows: choices } = await sql<{ id: number }>`
      update evenings set work_id = ${intoId} where work_id = ${fromId} returning id
    `.execute(tx)
    await sql`
      update evening_reasons set because_id = ${intoId} where because_id = ${fromId}
    `.execute(tx)
    return { proposals: proposals.map(({ id }) => id), choices: choices.map(({ id }) => id) }
  },
  async moveBack(tx, { fromId, intoId }, { proposals, choices }) {
    await sql`
      update evening_proposals set work_id = ${fromId}
      where work_id = ${intoId} and evening_id = any(${proposals}::integer[])
    `.execute(tx)
    await sql`
      update evenings set work_id = ${fromId}
      where work_id = ${intoId} and id = any(${choices}::integer[])
    `.execute(tx)
  },
})
