import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { RaterHistory } from './charts.rules.ts'

/** Days since the first account. */
export async function findInstanceAge(handle: Handle, now: Date): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    select extract(epoch from ${now}::timestamptz - min(time_created))::double precision / 86400 as days
    from users
  `.execute(handle)
  return rows[0]?.days ?? 0
}

interface Span {
  afterId: number
  limit: number
}

/** Ids of members with reviews, ascending, after one. */
export async function listRaterIds(handle: Handle, { afterId, limit }: Span): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    where id > ${afterId} and exists (select from reviews where author_id = users.id)
    order by id limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** Members who rated since a time, and those of the works whom no weight is known of. */
export async function listChangedRaterIds(
  handle: Handle,
  workIds: readonly number[],
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select author_id as id from reviews where time_posted >= ${since}
    union
    select author_id from reviews
    where work_id = any(${workIds}::integer[])
      and not exists (select from chart_raters where user_id = author_id)
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** Numbers and time spans of the ratings of members. */
export async function listHistories(
  handle: Handle,
  userIds: readonly number[],
): Promise<(RaterHistory & { userId: number })[]> {
  const { rows } = await sql<RaterHistory & { userId: number }>`
    select author_id as "userId", count(distinct work_id) as ratings,
      coalesce(extract(epoch from max(time_posted) filter (where import_source is null)
        - min(time_posted) filter (where import_source is null))::double precision / 86400, 0) as days
    from reviews where author_id = any(${userIds}::integer[])
    group by author_id
  `.execute(handle)
  return rows
}

export async function upsertWeights(
  handle: Handle,
  weights: readonly { userId: number; weight: number }[],
): Promise<void> {
  await sql`
    insert into chart_raters (user_id, weight)
    select id, given.weight
    from json_to_recordset(${JSON.stringify(weights)}) as given ("userId" integer, weight real)
    join users on id = given."userId"
    order by id
    on conflict (user_id) do update set weight = excluded.weight
    where chart_raters.weight <> excluded.weight
  `.execute(handle)
}
