import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { pairsOf } from './entries.pairs.visibility.ts'

const ids = z.array(z.int())
const moved = z.object({
  entries: ids.describe('Entries that only the merged work had'),
  viewings: z.array(z.object({ id: z.int(), entryId: z.int() })).describe('Where each was'),
  ratings: z.array(z.object({ userId: z.int(), entryId: z.int(), intoId: z.int() })),
})

/**
 * Entries follow their work. Where the other work has the same entry, the viewings and ratings move to that one,
 * unless the member has any there.
 */
export const entriesMergeTarget = defineMergeTarget({
  name: 'entries',
  // Earlier merges have no record of them.
  moved: moved.default({ entries: [], viewings: [], ratings: [] }),
  async move(tx, pair) {
    const { fromId, intoId } = pair
    const pairs = pairsOf(pair)
    const { rows: viewings } = await sql<{ id: number; entryId: number }>`
      with chosen as (${marksToMove(pairs, sql.table('entry_viewings'))})
      update entry_viewings as viewing set entry_id = chosen.into_id, work_id = ${intoId}
      from chosen
      where viewing.entry_id = chosen.from_id and viewing.user_id = chosen.user_id
      returning viewing.id, chosen.from_id as "entryId"
    `.execute(tx)
    const { rows: ratings } = await sql<{ userId: number; entryId: number; intoId: number }>`
      with chosen as (${marksToMove(pairs, sql.table('entry_ratings'))})
      update entry_ratings as given set entry_id = chosen.into_id, work_id = ${intoId}
      from chosen
      where given.entry_id = chosen.from_id and given.user_id = chosen.user_id
      returning given.user_id as "userId", chosen.from_id as "entryId", chosen.into_id as "intoId"
    `.execute(tx)
    const { rows: entries } = await sql<{ id: number }>`
      update work_entries as entry set work_id = ${intoId}
      where entry.work_id = ${fromId} and not exists (
        select from ${pairs} as pair where pair.from_id = entry.id
      )
      returning entry.id
    `.execute(tx)
    return { entries: entries.map(({ id }) => id), viewings, ratings }
  },
  async moveBack(tx, { fromId, intoId }, { entries, viewings, ratings }) {
    await sql`
      update work_entries set work_id = ${fromId}
      where id = any(${entries}::integer[]) and work_id = ${intoId}
    `.execute(tx)
    await sql`
      update entry_viewings as viewing set entry_id = moved."entryId", work_id = ${fromId}
      from json_to_recordset(${JSON.stringify(viewings)}) as moved (id integer, "entryId" integer)
      where viewing.id = moved.id and viewing.work_id = ${intoId}
        and exists (select from work_entries where id = moved."entryId")
    `.execute(tx)
    await sql`
      update entry_ratings as given set entry_id = moved."entryId", work_id = ${fromId}
      from json_to_recordset(${JSON.stringify(ratings)})
        as moved ("userId" integer, "entryId" integer, "intoId" integer)
      where given.user_id = moved."userId" and given.entry_id = moved."intoId"
        and given.work_id = ${intoId}
        and exists (select from work_entries where id = moved."entryId")
    `.execute(tx)
  },
})

/** Of each member, the marks of one entry for each that has a pair and no mark of theirs. */
function marksToMove(pairs: RawBuilder<unknown>, marks: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select distinct on (mark.user_id, pair.into_id) mark.user_id, pair.from_id, pair.into_id
    from ${pairs} as pair
    join ${marks} as mark on mark.entry_id = pair.from_id
    where not exists (
      select from ${marks} as own where own.user_id = mark.user_id and own.entry_id = pair.into_id
    )
    order by mark.user_id, pair.into_id, pair.is_gone, pair.from_id
  `
}
