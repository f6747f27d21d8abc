import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const ids = z.array(z.int())
const moved = z.object({
  entries: ids.describe('Entries that only the merged work had'),
  viewings: z.array(z.object({ id: z.int(), entryId: z.int() })).describe('Where each was'),
  ratings: z.array(z.object({ userId: z.int(), entryId: z.int(), intoId: z.int() })),
})

/**
 * Entries follow their work. Where the other work has the same season and number, the viewings and ratings move
 * to its entry, unless the member has one there.
 */
export const entriesMergeTarget = defineMergeTarget({
  name: 'entries',
  // Earlier merges have no record of them.
  moved: moved.default({ entries: [], viewings: [], ratings: [] }),
  async move(tx, { fromId, intoId }) {
    const pairs = sql`(
      select entry.id as from_id, other.id as into_id
      from work_entries as entry
      join work_entries as other on other.work_id = ${intoId} and other.kind = entry.kind
        and other.season = entry.season and other.number is not distinct from entry.number
      where entry.work_id = ${fromId}
    )`
    const { rows: viewings } = await sql<{ id: number; entryId: number }>`
      update entry_viewings as viewing set entry_id = pair.into_id, work_id = ${intoId}
      from ${pairs} as pair
      where viewing.entry_id = pair.from_id and not exists (
        select from entry_viewings as own
        where own.user_id = viewing.user_id and own.entry_id = pair.into_id
      )
      returning viewing.id, pair.from_id as "entryId"
    `.execute(tx)
    const { rows: ratings } = await sql<{ userId: number; entryId: number; intoId: number }>`
      update entry_ratings as given set entry_id = pair.into_id, work_id = ${intoId}
      from ${pairs} as pair
      where given.entry_id = pair.from_id and not exists (
        select from entry_ratings as own
        where own.user_id = given.user_id and own.entry_id = pair.into_id
      )
      returning given.user_id as "userId", pair.from_id as "entryId", pair.into_id as "intoId"
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
