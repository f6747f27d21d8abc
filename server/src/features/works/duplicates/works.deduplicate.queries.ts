import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { ExternalId, WorkFacts } from '../../../catalogue/work-facts.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { HeldWork } from './works.deduplicate.rules.ts'

/** An arbitrary number, unique among the advisory locks of this database. */
const FOLDING = 7_304_120

/** Serializes the transactions that decide which works of a medium are new. */
export async function lockFolding(tx: Tx, medium: Medium): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FOLDING}::integer, hashtext(${medium}))`.execute(tx)
}

export interface KnownId extends ExternalId {
  workId: number
  creators: string[]
}

/** The works with these ids. */
export async function listKnownIds(
  handle: Handle,
  medium: Medium,
  ids: readonly ExternalId[],
): Promise<KnownId[]> {
  const { rows } = await sql<KnownId>`
    with asked as (
      select * from json_to_recordset(${JSON.stringify(ids)}) as asked (source text, id text)
    ),
    known as (
      select asked.source, asked.id, coalesce(works.merged_into, works.id) as "workId" from asked
      join works on works.medium = ${medium}
        and works.source = asked.source and works.external_id = asked.id
      union
      select asked.source, asked.id, also.work_id from asked
      join work_external_ids as also on also.medium = ${medium}
        and also.source = asked.source and also.external_id = asked.id
    )
    select known.*, works.creators from known join works on works.id = known."workId"`.execute(
    handle,
  )
  return rows
}

export interface Namesake extends HeldWork {
  id: number
  isAdded: boolean
  /** The key for comparing titles. */
  key: string
}

interface KeyOfTitle {
  title: string
  key: string
}

/** The key of each title, and the works of the medium with one of these keys. */
export async function listNamesakes(
  handle: Handle,
  medium: Medium,
  titles: readonly string[],
): Promise<{ keys: KeyOfTitle[]; held: Namesake[] }> {
  const { rows: keys } = await sql<KeyOfTitle>`
    select title, normalize_title(title) as key from unnest(${titles}::text[]) as title`.execute(
    handle,
  )
  const { rows: held } = await sql<Namesake>`
    select normalized_title as key, ${comparedColumns}
    from works
    where medium = ${medium} and normalized_title = any(${keys.map(({ key }) => key)}::text[])
    order by works.id`.execute(handle)
  return { keys, held }
}

/** The works of the medium with one of these keys as a further title. */
export async function listFurtherNamesakes(
  handle: Handle,
  medium: Medium,
  keys: readonly string[],
): Promise<Namesake[]> {
  const { rows } = await sql<Namesake>`
    select search_titles.normalized_title as key, ${comparedColumns}
    from search_titles join works on works.id = work_id
    where search_titles.medium = ${medium} and search_titles.normalized_title = any(${keys}::text[])
    order by works.id`.execute(handle)
  return rows
}

const comparedColumns = sql`
  coalesce(merged_into, works.id) as id, title, creators, release_date as "releaseDate", source,
  standing = 'added' as "isAdded", array[source] || array(
    select also.source from work_external_ids as also where also.work_id = works.id
  ) as sources`

export interface NewId extends ExternalId {
  workId: number
}

/** Skips ids that already belong to a work. */
export async function insertExternalIds(
  handle: Handle,
  medium: Medium,
  ids: readonly NewId[],
): Promise<void> {
  await sql`
    insert into work_external_ids (medium, source, external_id, work_id)
    select distinct on (source, id) ${medium}, source, id, "workId"
    from json_to_recordset(${JSON.stringify(ids)}) as given (source text, id text, "workId" integer)
    order by source, id
    on conflict do nothing`.execute(handle)
}

/** Confirms those of the works that only members knew, with a source's names in place of theirs. */
export async function confirmAdded(
  handle: Handle,
  facts: readonly (Pick<WorkFacts, 'releaseDate' | 'creators'> & { id: number })[],
): Promise<void> {
  await sql`
    update works set
      title = given.title,
      creators = case when given.creators = '{}' then works.creators else given.creators end,
      release_date = coalesce(given."releaseDate", works.release_date),
      standing = 'confirmed'
    from json_to_recordset(${JSON.stringify(facts)}) as given (
      id integer, title text, creators text[], "releaseDate" text
    )
    where works.id = given.id and works.standing = 'added'`.execute(handle)
}
