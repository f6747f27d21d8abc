import type { FollowKind, FollowReason } from '@medley/contract/library/follows'
import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Actor, memberOf } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { todayOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { isVisibleWork, namedWorkOf, seriesOrder } from '../works/works.visibility.ts'
import type { FollowKey } from './follows.rules.ts'
import { waitsOf } from './follows.visibility.ts'

/** A contributor, series or work that is followed. */
export interface Target {
  kind: FollowKind
  id: number
}

const columns = { contributor: 'contributor_id', series: 'series_id', work: 'work_id' } as const

interface NewFollow extends Target {
  userId: number
  isMuted?: boolean
  time: Date
}

/**
 * Follows something, or mutes a work. What is followed already keeps its time, but for works: followed again after the
 * member left it, one is waited for. Returns false if the member has `max` others.
 */
export async function upsertFollow(
  handle: Handle,
  { userId, kind, id, isMuted = false, time }: NewFollow,
  max: number,
): Promise<boolean> {
  const column = columns[kind]
  const row = await handle
    .insertInto('follows')
    .columns(['user_id', column, 'is_muted', 'time_added'])
    .expression(
      sql`
        select ${userId}, ${id}, ${isMuted}, ${time}
        where (
          select count(*) from follows
          where user_id = ${userId} and ${sql.ref(column)} is distinct from ${id}
        ) < ${max}
      `,
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', column]).doUpdateSet({
        is_muted: isMuted,
        time_added: kind === 'work' ? time : sql`follows.time_added`,
      }),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a follow, or the mute of a work. */
export async function deleteFollow(
  handle: Handle,
  userId: number,
  { kind, id }: Target,
): Promise<void> {
  await handle
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where(columns[kind], '=', id)
    .execute()
}

/** Why a member follows a work; undefined if they do not. */
export async function findReason(
  handle: Handle,
  userId: number,
  workId: number,
  now: Date,
): Promise<FollowReason | undefined> {
  const { rows } = await sql<{ reason: FollowReason }>`
    select reason from ${waitsOf({ day: todayOf({ id: userId }, now), userId, workId })} as waits
    where work_id = ${workId}
  `.execute(handle)
  return rows[0]?.reason
}

interface Page {
  limit: number
  after: FollowKey | undefined
}

const isAfter = (after: FollowKey | undefined, column: string): RawBuilder<SqlBool> =>
  after
    ? sql<SqlBool>`(time_since, ${sql.ref(column)}) < (${after.time}::timestamptz, ${after.id}::integer)`
    : sql<SqlBool>`true`

interface ContributorRow {
  id: number
  name: string
  knownFor: CoveredWork
  timeAdded: Date
}

/** A page of the contributors that a member follows, latest first, each with the best known work that they may see. */
export async function listContributors(
  handle: Handle,
  actor: Actor,
  { limit, after }: Page,
): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    select contributors.id, contributors.name, best.work as "knownFor", time_since as "timeAdded"
    from (
      select contributor_id, date_trunc('milliseconds', time_added) as time_since from follows
      where user_id = ${actor.id} and contributor_id is not null
    ) as own
    join contributors on contributors.id = contributor_id
    cross join lateral (
      select ${namedWorkOf('works')} as work
      from credits join works on works.id = credits.work_id
      join work_counts on work_counts.work_id = works.id
      where credits.contributor_id = contributors.id and works.merged_into is null
        and ${isVisibleWork(actor)}
      order by audience_size desc, reviewer_count desc, shelf_place, works.id limit 1
    ) as best
    where ${isAfter(after, 'contributors.id')}
    order by time_since desc, contributors.id desc limit ${limit}
  `.execute(handle)
  return rows
}

interface SeriesRow {
  id: number
  title: string
  medium: Medium
  knownFor: CoveredWork
  timeAdded: Date
}

/** A page of the series that a member follows, latest first, each with the first work that they may see. */
export async function listSeries(
  handle: Handle,
  actor: Actor,
  { limit, after }: Page,
): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select series.id, series.title, series.medium, best.work as "knownFor",
      time_since as "timeAdded"
    from (
      select series_id as id, date_trunc('milliseconds', time_added) as time_since from follows
      where user_id = ${actor.id} and series_id is not null
    ) as own
    join series on series.id = own.id
    cross join lateral (
      select ${namedWorkOf('works')} as work from works
      where works.series_id = series.id and works.merged_into is null and ${isVisibleWork(actor)}
      order by ${seriesOrder} limit 1
    ) as best
    where ${isAfter(after, 'series.id')}
    order by time_since desc, series.id desc limit ${limit}
  `.execute(handle)
  return rows
}

interface WorkRow {
  work: CoveredWork
  id: number
  reason: FollowReason | null
  timeAdded: Date
}

/** A page of the works that a member waits for or muted, latest first. */
export async function listWorks(
  handle: Handle,
  actor: Actor,
  { limit, after, now }: Page & { now: Date },
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select works.id, ${namedWorkOf('works')} as work, own.reason, time_since as "timeAdded"
    from (
      select work_id, reason, date_trunc('milliseconds', time_since) as time_since
      from ${waitsOf({ day: todayOf(actor, now), userId: actor.id })} as waits
      where work_id is not null
      union all
      select work_id, null, date_trunc('milliseconds', time_added) from follows
      where user_id = ${actor.id} and is_muted
    ) as own
    join works on works.id = own.work_id
    where works.merged_into is null and ${isVisibleWork(actor)} and ${isAfter(after, 'works.id')}
    order by time_since desc, works.id desc limit ${limit}
  `.execute(handle)
  return rows
}

interface NamedThing {
  index: number
  contributor: string | null
  isSeries: boolean
  workId: number | null
}

/** The contributors of these names with a work that the member may see, and the series and works of these works. */
export async function findFollowed(
  handle: Handle,
  userId: number,
  things: readonly NamedThing[],
): Promise<(Target & { index: number })[]> {
  const { rows } = await sql<{ index: number; kind: FollowKind; id: number }>`
    with given as (
      select index, contributor, "isSeries", "workId"
      from json_to_recordset(${JSON.stringify(things)})
        as given (index integer, contributor text, "isSeries" boolean, "workId" integer)
    )
    select coalesce(index, 0) as index, 'contributor' as kind, contributors.id
    from given join contributors on name_key = contributor_key(given.contributor)
    where exists (
      select from credits join works on works.id = credits.work_id
      where credits.contributor_id = contributors.id and works.merged_into is null
        and ${isVisibleWork(memberOf(userId))}
    )
    union all
    select coalesce(index, 0), 'series', works.series_id
    from given join works on works.id = given."workId"
    where given."isSeries" and works.series_id is not null
    union all
    select coalesce(index, 0), 'work', "workId" from given where "workId" is not null and not "isSeries"
  `.execute(handle)
  return rows
}

/** Everything that a member follows or muted, as "kind id". */
export async function listFollowed(handle: Handle, userId: number): Promise<Set<string>> {
  const rows = await handle
    .selectFrom('follows')
    .select(['contributor_id', 'series_id', 'work_id'])
    .where('user_id', '=', userId)
    .execute()
  return new Set(
    rows.map(({ contributor_id: contributor, series_id: series, work_id: work }) => {
      if (contributor !== null) return `contributor ${contributor}`
      return series === null ? `work ${work}` : `series ${series}`
    }),
  )
}

/** Adds follows with their times; returns those that are new. */
export async function insertFollows(
  tx: Tx,
  userId: number,
  follows: readonly (Target & { isMuted: boolean; time: string })[],
): Promise<(Target & { time: Date })[]> {
  const { rows } = await sql<{ kind: FollowKind; id: number; time: Date }>`
    insert into follows (user_id, contributor_id, series_id, work_id, is_muted, time_added)
    select ${userId}::integer, case when kind = 'contributor' then id end,
      case when kind = 'series' then id end, case when kind = 'work' then id end,
      kind = 'work' and "isMuted", time
    from json_to_recordset(${JSON.stringify(follows)})
      as added (kind text, id integer, "isMuted" boolean, time timestamptz)
    on conflict do nothing
    returning case when contributor_id is not null then 'contributor'
        when series_id is not null then 'series' else 'work' end as kind,
      coalesce(contributor_id, series_id, work_id, 0) as id, time_added as time
  `.execute(tx)
  return rows
}

/** Deletes follows that still have the time they were written with. */
export async function deleteFollowsAsWritten(
  tx: Tx,
  userId: number,
  follows: readonly { kind: FollowKind; id: number | null; time: string }[],
): Promise<void> {
  await sql`
    delete from follows
    using json_to_recordset(${JSON.stringify(follows)})
      as made (kind text, id integer, time timestamptz)
    where user_id = ${userId} and time_added = made.time and made.id = case made.kind
      when 'contributor' then contributor_id when 'series' then series_id else work_id end
  `.execute(tx)
}
