import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const movedItems = z.array(z.object({ userId: z.int(), importId: z.int(), position: z.int() }))

/** The works that plans chose. */
export const importItemsMergeTarget = defineMergeTarget({
  name: 'importItems',
  moved: movedItems,
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<z.output<typeof movedItems>[number]>`
      update import_items set work_id = ${intoId} where work_id = ${fromId}
      returning user_id as "userId", import_id as "importId", position
    `.execute(tx)
    return rows
  },
  async moveBack(tx, { fromId, intoId }, items) {
    await sql`
      update import_items set work_id = ${fromId}
      from json_to_recordset(${JSON.stringify(items)})
        as moved ("userId" integer, "importId" integer, position integer)
      where work_id = ${intoId} and import_items.user_id = moved."userId"
        and import_items.import_id = moved."importId" and import_items.position = moved.position
    `.execute(tx)
  },
})

/** Records of imports about a merged work, so that they can still be undone. */
export const importWritesMergeTarget = defineMergeTarget({
  name: 'importWrites',
  moved: z.array(z.int()),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ id: number }>`
      update import_writes set work_id = ${intoId} where work_id = ${fromId} returning id
    `.execute(tx)
    return rows.map(({ id }) => id)
  },
  async moveBack(tx, { fromId, intoId }, ids) {
    await sql`
      update import_writes set work_id = ${fromId}
      where work_id = ${intoId} and id = any(${ids}::integer[])
    `.execute(tx)
  },
})
