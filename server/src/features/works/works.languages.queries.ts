import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

export async function listTitlesIn(
  handle: Handle,
  language: string,
  workIds: readonly number[],
): Promise<{ workId: number; title: string }[]> {
  const { rows } = await sql<{ workId: number; title: string }>`
    select work_id as "workId", title from work_titles
    where work_id = any(${workIds}::integer[]) and language = ${language}
  `.execute(handle)
  return rows
}

/** A title of a work in a language. */
interface TitleInLanguage {
  workId: number
  language: string
  title: string
  source: string
}

/**
 * Stores titles in languages; those of the shelf stay. A title that is the work's own is none, and
 * one that no search would find becomes an alternative title.
 */
export async function putTitles(tx: Tx, titles: readonly TitleInLanguage[]): Promise<void> {
  await sql`
    with given as (
      select distinct on (work_id, language) works.id as work_id, language, told.title, told.source
      from json_to_recordset(${JSON.stringify(titles)}) as told (
        "workId" integer, language text, title text, source text
      )
      join works on works.id = told."workId" and works.title <> told.title
      order by work_id, language
    ), stored as (
      insert into work_titles (work_id, language, title, source)
      select work_id, language, title, source from given
      on conflict (work_id, language) do update set title = excluded.title, source = excluded.source
      where work_titles.source <> 'shelf' or excluded.source = 'shelf'
    )
    update works set alternative_titles = alternative_titles || fresh.titles
    from (
      select given.work_id, array_agg(distinct given.title) as titles
      from given join works on works.id = given.work_id
      where given.title <> all(works.alternative_titles)
      group by given.work_id
    ) as fresh
    where works.id = fresh.work_id
  `.execute(tx)
}
