import type { Goal, GoalKind } from '@medley/contract/library/goals'
import type { Medium } from '@medley/contract/values/medium'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { shownTitle, isVisibleList } from '../lists/lists.visibility.ts'
import { amountsOf, loggedOf } from '../statistics/statistics.visibility.ts'
import { timeZoneOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

export interface GoalRow extends Omit<Goal, 'timeCreated'> {
  timeCreated: Date
}

interface YearsOfMember {
  userId: number
  years: { first: number; last: number }
}

/**
 * A member's goals of some years as the viewer sees them, latest year first, each year as they were set. The diary is
 * read once for all of them, and not at all where none needs it.
 */
export async function listGoalsOf(
  handle: Handle,
  viewer: Viewer,
  { userId, years }: YearsOfMember,
): Promise<GoalRow[]> {
  const { rows } = await sql<GoalRow>`
    with chosen as materialized (
      select * from goals
      where user_id = ${userId} and year between ${years.first} and ${years.last}
        and ${isVisibleGoal(viewer)}
    ), sums as materialized (
      select day_order / 10000 as year, medium, count(distinct work_id) filter (where is_finished) as works,
        sum(episodes) as episodes, sum(minutes) as minutes, sum(pages) as pages
      from (
        select logged.day_order, logged.medium, logged.work_id, logged.is_finished, logged.episodes, ${amountsOf}
        from ${loggedOf(viewer, { userId, years })} as logged join works on works.id = logged.work_id
        where exists (select from chosen where kind <> 'list')
      ) as logged
      group by 1, 2
    )
    select chosen.id, chosen.kind, chosen.year, chosen.medium,
      case when lists.id is not null
        then json_build_object('id', lists.id, 'title', ${shownTitle(viewer)}) end as list,
      chosen.until::text as until, coalesce(chosen.target, listed.works, 0)::integer as target,
      coalesce(listed.done, logged.done, 0)::integer as done, chosen.is_private as "isPrivate",
      chosen.time_created as "timeCreated"
    from chosen
    left join lists on lists.id = chosen.list_id
    left join lateral (
      select sum(case chosen.kind when 'pages' then pages when 'minutes' then minutes
        when 'episodes' then episodes else works end) as done
      from sums
      where sums.year = chosen.year and (chosen.medium is null or sums.medium = chosen.medium)
    ) as logged on chosen.kind <> 'list'
    left join lateral (
      select count(*) as works, count(mark.work_id) as done
      from list_entries as entry
      join works on works.id = entry.work_id
      left join engagements as mark on mark.user_id = ${userId} and mark.work_id = works.id
        and not mark.is_partial
      where entry.list_id = chosen.list_id and ${isVisibleWork(viewer)}
    ) as listed on chosen.kind = 'list'
    order by chosen.year desc, chosen.time_created, chosen.id
  `.execute(handle)
  return rows
}

/** The year that a time is in where a member lives. */
export async function getYearOf(handle: Handle, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ year: number | null }>`
    select extract(year from ${now}::timestamptz at time zone ${timeZoneOf(userId)})::integer as year
  `.execute(handle)
  return rows[0]?.year ?? now.getUTCFullYear()
}

/** The years in which a member has goals that the viewer may see, latest first. */
export async function listYearsWithGoals(
  handle: Handle,
  viewer: Viewer,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from goals
    where user_id = ${userId} and ${isVisibleGoal(viewer)}
      ${before === undefined ? sql`` : sql`and year < ${before}`}
    order by year desc limit ${limit}
  `.execute(handle)
  return rows.map(({ year }) => year)
}

/** Holds up other changes of a member's goals until the transaction ends. */
export async function lockGoals(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function countGoalsOfYear(
  handle: Handle,
  userId: number,
  year: number,
): Promise<number> {
  const { count } = await handle
    .selectFrom('goals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  return count
}

interface NewRow {
  userId: number
  kind: GoalKind
  year: number
  medium: Medium | null
  target: number | null
  listId: number | null
  until: string | null
  isPrivate: boolean
  timeCreated: Date
}

/** The id of the new goal; undefined if the member has it already. */
export async function insertGoal(tx: Tx, row: NewRow): Promise<number | undefined> {
  const added = await tx
    .insertInto('goals')
    .values({
      user_id: row.userId,
      kind: row.kind,
      year: row.year,
      medium: row.medium,
      target: row.target,
      list_id: row.listId,
      until: row.until,
      is_private: row.isPrivate,
      time_created: row.timeCreated,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The actor's own goal, locked until the transaction ends. */
export function findOwnGoal(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ kind: GoalKind; year: number } | undefined> {
  return tx
    .selectFrom('goals')
    .select(['kind', 'year'])
    .$narrowType<{ kind: GoalKind }>()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface Changes {
  year: number
  target?: number | undefined
  until?: string | undefined
  isPrivate?: boolean | undefined
}

export async function updateGoal(
  tx: Tx,
  actor: Actor,
  id: number,
  { year, target, until, isPrivate }: Changes,
): Promise<void> {
  await tx
    .updateTable('goals')
    .set({
      year,
      ...(target === undefined ? {} : { target }),
      ...(until === undefined ? {} : { until }),
      ...(isPrivate === undefined ? {} : { is_private: isPrivate }),
    })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .execute()
}

/** True if the actor had the goal. */
export async function deleteGoal(handle: Handle, actor: Actor, id: number): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('goals')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A condition on a row of `goals`: the viewer may see it and, where it is about a list, the list. */
function isVisibleGoal(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (not goals.is_private or goals.user_id = ${viewer?.id ?? null}::integer)
    and ${maySee(viewer, 'goals.user_id')}
    and (goals.list_id is null or exists (
      select from lists where lists.id = goals.list_id and ${isVisibleList(viewer)}
    ))
  )`
}
