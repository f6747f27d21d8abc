import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import { isNotSuspended } from '../../moderation/moderation.visibility.ts'
import { likedFrom } from '../model/like-of.ts'
import { engagedUnrated, type MemberRow, onlySaved } from '../model/member-works.ts'

const membersAtOnce = 100

/** Works that all members know of a medium, page by page. */
export async function* listMemberRows(
  handle: Handle,
  medium: Medium,
  activeSince: Date,
): AsyncGenerator<MemberRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<MemberRow>`
      select users.id, coalesce(own.works, '{}') as works, coalesce(own.ratings, '{}') as ratings,
        in_recommendations and ${isNotSuspended(null, 'users.id')} as teaches,
        ${isActive(activeSince)} as "isActive"
      from users
      cross join lateral (
        select array_agg(work_id order by time desc, work_id)::text as works,
          array_agg(rating order by time desc, work_id)::text as ratings
        from (
          (
            select distinct on (work_id) work_id, rating, time_posted as time
            from reviews where author_id = users.id and medium = ${medium}
            order by work_id, time_posted desc, id desc
          )
          union all
          select work_id, ${engagedUnrated}, time_added
          from engagements as mark
          where user_id = users.id and medium = ${medium} and not exists (
            select from reviews as rated
            where rated.work_id = mark.work_id and rated.author_id = users.id
          )
          union all
          select work_id, ${onlySaved}, time_added
          from saved_works where user_id = users.id and medium = ${medium}
        ) as mark
      ) as own
      where users.id > ${after}
      order by users.id limit ${membersAtOnce}
    `.execute(handle)
    yield rows
    if (rows.length < membersAtOnce) return
    after = rows.at(-1)?.id ?? after
  }
}

/** A condition on `users`: the member was here since a time. Only the web app says so; who never used it counts, too. */
function isActive(since: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(last_online >= ${since}, true)`
}

/** About how many likes a medium has: those of members who teach no model are among them. */
export async function countLikes(handle: Handle, medium: Medium): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from reviews where medium = ${medium} and rating >= ${likedFrom})
      + (select count(*) from engagements where medium = ${medium})
    )::integer as count
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** Works of a medium that members added or that were merged into others. */
export async function listUnlistedWorks(handle: Handle, medium: Medium): Promise<number[]> {
  const rows = await handle
    .selectFrom('work_counts')
    .select('work_id as workId')
    .where('medium', '=', medium)
    .where('is_listed', '=', false)
    .execute()
  return rows.map(({ workId }) => workId)
}

/** Members who are active since a time and know works of the medium. */
export async function listActiveMembers(
  handle: Handle,
  medium: Medium,
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    where ${isActive(since)} and (
      exists (select from reviews where author_id = users.id and medium = ${medium})
      or exists (select from engagements where user_id = users.id and medium = ${medium})
    )
    order by id
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** The films of the database by their IMDb ids, of those given. */
export async function findFilmsByImdb(
  handle: Handle,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ imdb: string; workId: number }>`
    select external_id as imdb, min(work_id) as "workId"
    from work_external_ids
    join work_counts using (work_id)
    where work_external_ids.medium = 'film' and source = 'imdb'
      and external_id = any(${ids}::text[]) and is_listed
    group by external_id
  `.execute(handle)
  return new Map(rows.map(({ imdb, workId }) => [imdb, workId]))
}

/**
 * Replaces the neighbours of these works where they changed; works that are gone are left out.
 *
 * @param rows JSON of an array of `NeighbourRow`
 */
export async function putNeighbours(tx: Tx, rows: string): Promise<void> {
  await sql`
    insert into work_neighbours (work_id, neighbour_ids, weights, supports)
    select works.id, "neighbourIds", weights, supports
    from json_to_recordset(${rows})
      as given ("workId" integer, "neighbourIds" integer[], weights real[], supports integer[])
    join works on works.id = given."workId"
    order by works.id
    on conflict (work_id) do update set neighbour_ids = excluded.neighbour_ids,
      weights = excluded.weights, supports = excluded.supports
    where (work_neighbours.neighbour_ids, work_neighbours.weights, work_neighbours.supports)
      is distinct from (excluded.neighbour_ids, excluded.weights, excluded.supports)
  `.execute(tx)
}

/**
 * Deletes the neighbours of all other works of a medium.
 *
 * @param workIds JSON of an array of ids
 */
export async function deleteOtherNeighbours(
  tx: Tx,
  medium: Medium,
  workIds: string,
): Promise<void> {
  await sql`
    delete from work_neighbours using works
    where works.id = work_id and medium = ${medium}
      and work_id not in (select id::integer from json_array_elements_text(${workIds}::json) as id)
  `.execute(tx)
}

/** Replaces the telling works of a medium, in their order; works that are gone are left out. */
export async function putTellingWorks(
  tx: Tx,
  medium: Medium,
  workIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('telling_works').where('medium', '=', medium).execute()
  await sql`
    insert into telling_works (work_id, medium, place)
    select works.id, medium, place
    from unnest(${workIds}::integer[]) with ordinality as given (id, place)
    join works using (id)
    where medium = ${medium}
  `.execute(tx)
}
