import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'

/** Words that the copies of a removed list lost, as JSON stores them. */
export const copiedWords = z.object({
  notes: z.array(
    z.object({ listId: z.int(), workId: z.int(), note: z.string(), authorId: z.int() }),
  ),
  titles: z.array(z.object({ listId: z.int(), title: z.string(), authorId: z.int() })),
  /** The copies of the list itself. */
  copyIds: z.array(z.int()),
})
export type CopiedWords = z.output<typeof copiedWords>

/** The ids of the copies that lost words. */
export function listsOf({ notes, titles }: Pick<CopiedWords, 'notes' | 'titles'>): number[] {
  return [...new Set([...notes, ...titles].map(({ listId }) => listId))]
}

/**
 * Takes the words of a list out of its copies, and of their copies: all that came with it, and elsewhere what its owner
 * wrote in it word for word. Queues the copies, whose owners are to be notified.
 */
export async function removeCopiedWords(tx: Tx, listId: number): Promise<CopiedWords> {
  const { rows } = await sql<CopiedWords>`
    with recursive removed as (
      select id, owner_id, title, title_author_id from lists where id = ${listId}
    ),
    entries as (
      select work_id, note, note_author_id from list_entries
      where list_id = ${listId} and note is not null
    ),
    authors as (
      select owner_id as id from removed
      union select title_author_id from removed
      union select note_author_id from entries
    ),
    copies as (
      select id from lists where copied_from_id = ${listId}
      union
      select lists.id from lists join copies on lists.copied_from_id = copies.id
    ),
    notes as (
      select entry.list_id as "listId", entry.work_id as "workId", entry.note,
        entry.note_author_id as "authorId"
      from list_entries as entry
      where entry.note_author_id in (select id from authors) and entry.note is not null and (
        entry.list_id in (select id from copies) or exists (
          select from entries, removed
          where entries.work_id = entry.work_id and entries.note = entry.note
            and entries.note_author_id is null and entry.note_author_id = removed.owner_id
        )
      )
    ),
    titles as (
      select lists.id as "listId", lists.title, lists.title_author_id as "authorId"
      from lists, removed
      where lists.title_author_id in (select id from authors) and lists.id <> removed.id and (
        lists.id in (select id from copies) or lists.title = removed.title
          and removed.title_author_id is null and lists.title_author_id = removed.owner_id
      )
    ),
    without_notes as (
      update list_entries set note = null, note_author_id = null from notes
      where list_entries.list_id = notes."listId" and list_entries.work_id = notes."workId"
    ),
    without_titles as (
      update lists set title = untitled_list(lists.owner_id), title_author_id = null from titles
      where lists.id = titles."listId"
    ),
    changed as (
      insert into changed_copies (list_id)
      select "listId" from notes union select "listId" from titles
      on conflict do nothing
    )
    select
      (select coalesce(json_agg(notes), '[]') from notes) as notes,
      (select coalesce(json_agg(titles), '[]') from titles) as titles,
      array(select id from lists where copied_from_id = ${listId} order by id) as "copyIds"
  `.execute(tx)
  return rows[0] ?? { notes: [], titles: [], copyIds: [] }
}

/** The words that came with a list itself, and who wrote them. */
interface WithAuthors {
  list: Record<string, unknown>
  entries: readonly Record<string, unknown>[]
}

/** The rows of a removed list without the words of members who have left. */
export async function withoutWordsOfGone(
  tx: Tx,
  { list, entries }: WithAuthors,
): Promise<WithAuthors> {
  const authorOf = (row: Record<string, unknown>, column: string) => Number(row[column] ?? 0)
  const ids = [
    authorOf(list, 'title_author_id'),
    ...entries.map((row) => authorOf(row, 'note_author_id')),
  ]
  const { rows } = await sql<{ id: number; untitled: string | null }>`
    select wanted.id, untitled_list(${Number(list['owner_id'])}) as untitled
    from unnest(${[...new Set(ids)]}::integer[]) as wanted (id)
    where wanted.id <> 0 and not exists (select from users where users.id = wanted.id)
  `.execute(tx)
  const gone = new Map(rows.map(({ id, untitled }) => [id, untitled]))
  const title = gone.get(authorOf(list, 'title_author_id'))
  return {
    list: title === undefined ? list : { ...list, title, title_author_id: null },
    entries: entries.map((row) =>
      gone.has(authorOf(row, 'note_author_id'))
        ? { ...row, note: null, note_author_id: null }
        : row,
    ),
  }
}

/** Brings the words back where nothing else is in their place, and their author has not left. */
export async function restoreCopiedWords(
  tx: Tx,
  listId: number,
  { notes, titles, copyIds }: CopiedWords,
): Promise<void> {
  await sql`
    update list_entries as entry set note = kept.note, note_author_id = users.id
    from json_to_recordset(${JSON.stringify(notes)}) as kept
      ("listId" integer, "workId" integer, note text, "authorId" integer)
    join users on users.id = kept."authorId"
    where entry.list_id = kept."listId" and entry.work_id = kept."workId" and entry.note is null
  `.execute(tx)
  await sql`
    update lists set title = kept.title, title_author_id = users.id
    from json_to_recordset(${JSON.stringify(titles)}) as kept
      ("listId" integer, title text, "authorId" integer)
    join users on users.id = kept."authorId"
    where lists.id = kept."listId" and lists.title = untitled_list(lists.owner_id)
  `.execute(tx)
  await sql`
    update lists set copied_from_id = ${listId}
    where id = any(${copyIds}::integer[]) and copied_from_id is null
  `.execute(tx)
  const changed = listsOf({ notes, titles })
  await sql`delete from changed_copies where list_id = any(${changed}::integer[])`.execute(tx)
}
