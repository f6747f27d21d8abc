import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { defineMergeTarget, type MergePair } from '../../ports/merge-target.ts'

const entry = z.object({
  listId: z.int(),
  timeAdded: z.string(),
  note: z.string().nullable(),
  noteAuthorId: z.int().nullable().default(null),
})
type Entry = z.output<typeof entry>

export const listsMergeTarget = defineMergeTarget({
  name: 'listEntries',
  moved: z.object({
    moved: z.array(entry),
    removed: z.array(entry).describe('Of lists that had both works'),
  }),
  async move(tx, pair) {
    await lockListsWith(tx, pair.fromId)
    const removed = await removeDoubles(tx, pair)
    const { rows } = await sql<Entry>`
      update list_entries set work_id = ${pair.intoId} where work_id = ${pair.fromId}
      returning list_id as "listId", time_added::text as "timeAdded", note,
        note_author_id as "noteAuthorId"
    `.execute(tx)
    return { moved: rows, removed }
  },
  async moveBack(tx, { fromId, intoId }, { moved, removed }) {
    await lockListsWith(tx, intoId)
    await sql`
      update list_entries set work_id = ${fromId}
      from json_to_recordset(${JSON.stringify(moved)}) as moved ("listId" integer)
      where list_entries.list_id = moved."listId" and work_id = ${intoId}
    `.execute(tx)
    // At the end, because the list may have changed.
    await sql`
      insert into list_entries (list_id, work_id, medium, position, time_added, note, note_author_id)
      select lists.id, works.id, works.medium,
        1 + (select count(*) from list_entries where list_id = lists.id), moved."timeAdded",
        case when moved."noteAuthorId" is null or author.id is not null then moved.note end, author.id
      from json_to_recordset(${JSON.stringify(removed)}) as moved
        ("listId" integer, "timeAdded" timestamptz, note text, "noteAuthorId" integer)
      left join users as author on author.id = moved."noteAuthorId"
      join lists on lists.id = moved."listId"
      join works on works.id = ${fromId}
      where not exists (
        select from list_entries where list_id = lists.id and work_id = works.id
      )
    `.execute(tx)
  },
})

async function lockListsWith(tx: Tx, workId: number): Promise<void> {
  await sql`
    select from lists where id in (select list_id from list_entries where work_id = ${workId})
    order by id for no key update
  `.execute(tx)
}

/**
 * Removes the entry from lists that have both works, and closes the gap. The other entry takes over the
 * note if it has none.
 */
async function removeDoubles(tx: Tx, { fromId, intoId }: MergePair): Promise<Entry[]> {
  await sql`
    update list_entries as entry set note = double.note, note_author_id = double.note_author_id
    from list_entries as double
    where entry.work_id = ${intoId} and entry.note is null and double.note is not null
      and double.list_id = entry.list_id and double.work_id = ${fromId}
  `.execute(tx)
  const { rows } = await sql<Entry & { position: number }>`
    delete from list_entries as entry
    using list_entries as other
    where entry.work_id = ${fromId} and other.list_id = entry.list_id and other.work_id = ${intoId}
    returning entry.list_id as "listId", entry.position, entry.time_added::text as "timeAdded",
      entry.note, entry.note_author_id as "noteAuthorId"
  `.execute(tx)
  await sql`
    update list_entries set position = list_entries.position - 1
    from json_to_recordset(${JSON.stringify(rows)}) as gone ("listId" integer, position integer)
    where list_entries.list_id = gone."listId" and list_entries.position > gone.position
  `.execute(tx)
  return rows.map(({ position: _, ...one }) => one)
}
