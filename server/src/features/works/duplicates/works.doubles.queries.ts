import { sql } from 'kysely'
import type { Actor } from '../../../actor.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { NamedWork } from './works.doubles.rules.ts'
import { isOwnWork } from '../works.visibility.ts'

export interface LikelyDouble {
  /** An added work. */
  workId: number
  /** The one that it may be. */
  otherId: number
}

/** Those of the works that only members know. */
export async function listAddedWorks(
  handle: Handle,
  ids: readonly number[],
): Promise<(NamedWork & { id: number })[]> {
  const { rows } = await sql<NamedWork & { id: number }>`
    select id, medium, title, alternative_titles as "alternativeTitles",
      release_date as "releaseDate", creators
    from works
    where id = any(${ids}::integer[]) and standing = 'added' and merged_into is null
    order by id
  `.execute(handle)
  return rows
}

/** The next works after an id that only members know. */
export async function listAddedIds(
  handle: Handle,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct work_id as id from work_additions
    where work_id > ${afterId}::integer
    order by id limit ${limit}::integer
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** Replaces what works may be doubles of. */
export async function replaceLikelyDoubles(
  tx: Tx,
  workIds: readonly number[],
  doubles: readonly LikelyDouble[],
): Promise<void> {
  await sql`
    with former as (
      delete from likely_doubles
      where work_id = any(${workIds}::integer[]) and not exists (
        select from json_to_recordset(${JSON.stringify(doubles)})
          as fresh ("workId" integer, "otherId" integer)
        where "workId" = work_id and "otherId" = other_id
      )
    )
    insert into likely_doubles (work_id, other_id)
    select "workId", "otherId"
    from json_to_recordset(${JSON.stringify(doubles)}) as fresh ("workId" integer, "otherId" integer)
    order by 1, 2
    on conflict do nothing
  `.execute(tx)
}

/** The works that an added one may be, the best known first. */
export async function listLikelyIds(
  handle: Handle,
  workId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other_id as id
    from likely_doubles join work_counts on work_counts.work_id = other_id
    where likely_doubles.work_id = ${workId} and is_listed
    order by audience_size desc, shelf_place, other_id
    limit ${limit}::integer
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** The works that only a member added and uses and that may be listed ones, as `works` and `likely_doubles`. */
const ownDoubles = (actor: Actor) => sql`
  work_additions as addition
  join works on works.id = addition.work_id
  join likely_doubles on likely_doubles.work_id = works.id
  join work_counts on work_counts.work_id = other_id
  where addition.user_id = ${actor.id} and is_listed and ${isOwnWork(actor)}
`

/** The latest first, each with the best known of those that it may be. */
export async function listOwnDoubles(
  handle: Handle,
  actor: Actor,
  { limit, offset, likelyMax }: { limit: number; offset: number; likelyMax: number },
): Promise<{ workId: number; otherIds: number[] }[]> {
  const { rows } = await sql<{ workId: number; otherIds: number[] }>`
    select works.id as "workId",
      (array_agg(other_id order by audience_size desc, shelf_place, other_id))[1:${sql.lit(likelyMax)}]
        as "otherIds"
    from ${ownDoubles(actor)}
    group by works.id order by works.id desc limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countOwnDoubles(handle: Handle, actor: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct works.id) as count from ${ownDoubles(actor)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}
