import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { ExternalId } from '../../../catalogue/work-facts.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'

/** The source of works that members added; their ids at it are random. */
export const memberSource = 'member'

/** How an added work came to a member. */
export type Origin = 'form' | 'import'

/** A work as a member describes it. */
export interface AddedWork {
  medium: Medium
  title: string
  creators: readonly string[]
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  releaseDate: string | null
  originalTitle: string | null
  /** Ids at other services, as the member's form or file gives them. */
  claimedIds: readonly ExternalId[]
}

const describedColumns = sql`
  medium text, title text, creators text[], "releaseDate" text, "originalTitle" text,
  "claimedIds" jsonb
`

function described(works: readonly AddedWork[]) {
  return sql`rows from (json_to_recordset(${JSON.stringify(works)}) as (${describedColumns}))
    with ordinality as described (
      medium, title, creators, "releaseDate", "originalTitle", "claimedIds", index
    )`
}

interface KnownPlace {
  index: number
  id: number
}

/**
 * The works that descriptions name, by index: the one the member gave the same id before, or else an
 * added one of the same title, year and creators, whoever brought it, unless the member gave that one
 * another id of the same source.
 */
export async function listKnownAdditions(
  handle: Handle,
  userId: number,
  works: readonly AddedWork[],
): Promise<Map<number, number>> {
  const { rows } = await sql<KnownPlace>`
    with described as materialized (select * from ${described(works)})
    select distinct on (index) index::integer - 1 as index, id
    from (
      select index, coalesce(works.merged_into, works.id) as id, 0 as rank
      from described
      cross join lateral jsonb_to_recordset("claimedIds") as claimed (source text, id text)
      join claimed_ids on claimed_ids.user_id = ${userId}
        and claimed_ids.source = claimed.source and claimed_ids.external_id = claimed.id
      join works on works.id = claimed_ids.work_id and works.medium = described.medium
      union all
      select index, coalesce(works.merged_into, works.id), 1
      from described
      join works on works.medium = described.medium and works.source = ${memberSource}
        and works.normalized_title = normalize_title(described.title)
        and left(works.release_date, 4) is not distinct from left(described."releaseDate", 4)
        and array(select contributor_key(name) from unnest(works.creators) as name order by 1)
          = array(select contributor_key(name) from unnest(described.creators) as name order by 1)
      -- The member's files tell namesakes apart by their ids; books have an ISBN for each edition.
      where not exists (
        select from claimed_ids as other
        join jsonb_to_recordset(described."claimedIds") as claimed (source text, id text)
          on claimed.source = other.source and claimed.id <> other.external_id
        where other.user_id = ${userId} and other.work_id = works.id and other.source <> 'isbn'
      )
    ) as known
    order by index, rank, id
  `.execute(handle)
  return new Map(rows.map(({ index, id }) => [index, id]))
}

/** Stores new works as added; returns their ids in input order. */
export async function insertAddedWorks(
  handle: Handle,
  works: readonly AddedWork[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into works (
      medium, source, external_id, title, creators, release_date, original_title,
      alternative_titles, standing, time_fetched
    )
    select medium, ${memberSource}, gen_random_uuid(), title, creators, "releaseDate",
      "originalTitle", array_remove(array["originalTitle"], null), 'added',
      -- Never fetched: the sources are queried at the first look at it.
      'epoch'
    from ${described(works)}
    order by index
    returning id
  `.execute(handle)
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Notes that a member brought these added works. */
export async function insertAdditions(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
  { origin, time }: { origin: Origin; time: Date },
): Promise<void> {
  await sql`
    insert into work_additions (work_id, user_id, origin, time_added)
    select works.id, ${userId}::integer, ${origin}, ${time}
    from works where works.id = any(${workIds}::integer[]) and works.standing = 'added'
    order by works.id
    on conflict (work_id, user_id) do update set
      origin = excluded.origin, time_added = excluded.time_added
    where work_additions.origin = 'use'
  `.execute(handle)
}

/** A work with an id that a member claims for it. */
export interface ClaimedId extends ExternalId {
  workId: number
}

export async function insertClaimedIds(
  handle: Handle,
  userId: number,
  claims: readonly ClaimedId[],
): Promise<void> {
  await sql`
    insert into claimed_ids (work_id, user_id, source, external_id)
    select "workId", ${userId}::integer, source, id
    from json_to_recordset(${JSON.stringify(claims)}) as claim ("workId" integer, source text, id text)
    on conflict do nothing
  `.execute(handle)
}

/** The works to which the member's earlier files or forms gave these ids. */
export async function listClaimedWorks(
  handle: Handle,
  userId: number,
  medium: Medium,
  ids: readonly ExternalId[],
): Promise<(ExternalId & { workId: number })[]> {
  const { rows } = await sql<ExternalId & { workId: number }>`
    select asked.source, asked.id, coalesce(works.merged_into, works.id) as "workId"
    from json_to_recordset(${JSON.stringify(ids)}) as asked (source text, id text)
    join claimed_ids on claimed_ids.user_id = ${userId}
      and claimed_ids.source = asked.source and claimed_ids.external_id = asked.id
    join works on works.id = claimed_ids.work_id and works.medium = ${medium}
  `.execute(handle)
  return rows
}

/** How many works the member added in this way within a span. */
export async function countAdditions(
  handle: Handle,
  userId: number,
  origin: Origin,
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  const { count } = await handle
    .selectFrom('work_additions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('origin', '=', origin)
    .where('time_added', '>', since)
    .where('time_added', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

/** Confirms those of the added works that three members brought who are not all friends. */
export async function confirmWidelyAdded(tx: Tx, workIds: readonly number[]): Promise<void> {
  await sql`
    update works set standing = 'confirmed'
    where id = any(${workIds}::integer[]) and standing = 'added' and merged_into is null
      and (
        select count(*) from work_additions where work_id = works.id and origin <> 'use'
      ) >= 3
      and exists (
        select from work_additions as one
        join work_additions as other on other.work_id = one.work_id and other.user_id > one.user_id
        where one.work_id = works.id and one.origin <> 'use' and other.origin <> 'use'
          and not exists (
            select from friendships
            where lower_id = one.user_id and higher_id = other.user_id
              and time_approved is not null
          )
      )
  `.execute(tx)
}

/** Confirms an added work; returns false if there is no such work. */
export async function updateToConfirmed(
  handle: Handle,
  medium: Medium,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('works')
    .set({ standing: 'confirmed' })
    .where('id', '=', id)
    .where('medium', '=', medium)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
