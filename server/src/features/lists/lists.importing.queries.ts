import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** A list as an import makes it: private and not ranked, unless told. */
export interface ImportedList {
  title: string
  description: string | null
  timeCreated: string
  isRanked?: boolean | undefined
  isPrivate?: boolean | undefined
}

/** The oldest list of an owner with each title, letter case and accents apart. */
export async function listListsOfTitles(
  handle: Handle,
  ownerId: number,
  titles: readonly string[],
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select min(lists.id) as id, wanted.title
    from unnest(${titles}::text[]) as wanted (title)
    join lists on lists.owner_id = ${ownerId} and fold_text(lists.title) = fold_text(wanted.title)
    group by wanted.title
  `.execute(handle)
  return rows
}

/** Answers the id. */
export async function insertImportedList(
  tx: Tx,
  ownerId: number,
  { title, description, timeCreated, isRanked = false, isPrivate = true }: ImportedList,
): Promise<number> {
  const { id } = await tx
    .insertInto('lists')
    .values({
      owner_id: ownerId,
      title,
      description,
      is_ranked: isRanked,
      is_private: isPrivate,
      time_created: timeCreated,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a list that is empty and as an import made it; answers whether one is still there. */
export async function deleteUnchangedList(
  tx: Tx,
  ownerId: number,
  { id, title, description }: { id: number; title: string; description: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`
    with gone as (
      delete from lists
      where id = ${id} and owner_id = ${ownerId} and title = ${title}
        and description is not distinct from ${description}::text
        and not exists (select from list_entries where list_id = lists.id)
      returning id
    )
    select exists (
      select from lists where id = ${id} and owner_id = ${ownerId} and id not in (select id from gone)
    ) as stands
  `.execute(tx)
  return rows[0]?.stands ?? false
}

/** Which of the works stand in a list since the very time given. */
export async function listEntriesOfTime(
  tx: Tx,
  listId: number,
  entries: readonly { workId: number; time: string }[],
): Promise<number[]> {
  const { rows } = await sql<{ work_id: number }>`
    select work_id from list_entries
    join json_to_recordset(${JSON.stringify(entries)}) as entry ("workId" integer, time timestamptz)
      on entry."workId" = work_id and entry.time = time_added
    where list_id = ${listId}
  `.execute(tx)
  return rows.map((row) => row.work_id)
}
