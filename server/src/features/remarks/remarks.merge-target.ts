import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { pairsOf } from '../entries/entries.pairs.visibility.ts'

const moved = z.array(
  z.object({ id: z.int(), entryId: z.int().nullable().describe('Where it was') }),
)

/** Runs before the entries move: remarks move to the same entry of the other work, or later with their own. */
export const remarksMergeTarget = defineMergeTarget({
  name: 'remarks',
  // Earlier merges have no record of them.
  moved: moved.default([]),
  async move(tx, pair) {
    const { fromId, intoId } = pair
    const { rows } = await sql<{ id: number; entryId: number | null }>`
      update remarks set work_id = ${intoId}, entry_id = pair.into_id
      from remarks as own left join ${pairsOf(pair)} as pair on pair.from_id = own.entry_id
      where remarks.id = own.id and own.work_id = ${fromId}
        and (own.entry_id is null or pair.into_id is not null)
      returning remarks.id, own.entry_id as "entryId"
    `.execute(tx)
    return rows
  },
  // With the replies that came since.
  async moveBack(tx, { fromId, intoId }, remarks) {
    await sql`
      update remarks set work_id = ${fromId}, entry_id = was."entryId"
      from json_to_recordset(${JSON.stringify(remarks)}) as was (id integer, "entryId" integer)
      where was.id in (remarks.id, remarks.parent_id) and remarks.work_id = ${intoId} and (
        was."entryId" is null
        or exists (
          select from work_entries as entry
          where entry.id = was."entryId" and entry.work_id = ${fromId}
        )
      )
    `.execute(tx)
  },
})
