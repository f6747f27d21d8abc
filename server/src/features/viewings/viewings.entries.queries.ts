import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import type { DiaryPage } from './viewings.diary.queries.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** The entries of one work that a member saw on one day, or without one. */
export interface EntriesDayRow {
  /** Of the latest of their viewings. */
  id: number
  work: CoveredWork
  day: string | null
  isRepeat: boolean
  count: number
  /** Of those with a season, in their order; the number is null for a whole season. */
  seen: { season: number; number: number | null }[]
  /** Of the only one. */
  title: string | null
}

/** A row's position in an order by day and work. */
export interface EntriesDayKey {
  dayOrder: number
  workId: number
}

/** A page of the days on which a member saw entries, one row per work, latest first. Read in the order of an index. */
export async function listEntriesDays(
  handle: Handle,
  viewer: Viewer,
  { userId, medium, year, month, undated, limit }: DiaryPage,
  after?: EntriesDayKey,
): Promise<EntriesDayRow[]> {
  const first = (year ?? 0) * 10_000 + (month ?? 0) * 100
  const conditions = [
    sql`seen.user_id = ${userId}`,
    maySee(viewer, 'seen.user_id'),
    isVisibleWork(viewer),
    ...(medium ? [sql`works.medium = ${medium}`] : []),
    ...(year ? [sql`seen.day_order between ${first} and ${first + (month ? 99 : 9_999)}`] : []),
    ...(undated ? [sql`seen.day_order = 0`] : []),
    ...(after
      ? [
          sql`(seen.day_order, seen.work_id)
            < (${after.dayOrder}::integer, ${after.workId}::integer)`,
        ]
      : []),
  ]
  const { rows } = await sql<EntriesDayRow>`
    with page as materialized (
      select seen.day_order, seen.work_id, max(seen.id) as id, min(seen.day)::text as day,
        every(seen.is_repeat) as is_repeat, count(distinct seen.entry_id) as count
      from entry_viewings as seen join works on works.id = seen.work_id
      where ${sql.join(conditions, sql` and `)}
      group by seen.day_order, seen.work_id
      order by seen.day_order desc, seen.work_id desc
      limit ${limit}
    )
    select page.id, ${namedWorkOf('works')} as work, page.day, page.is_repeat as "isRepeat", page.count,
      coalesce(named.seen, '[]') as seen, case when page.count = 1 then named.title end as title
    from page
    join works on works.id = page.work_id
    cross join lateral (
      select min(entry.title) as title, json_agg(
        json_build_object('season', entry.season, 'number', entry.number)
        order by entry.season, entry.number nulls first
      ) filter (where entry.season is not null and (entry.number is not null or entry.kind = 'season'))
        as seen
      from work_entries as entry
      where entry.id in (
        select entry_id from entry_viewings as seen
        where seen.user_id = ${userId} and seen.work_id = page.work_id
          and seen.day_order = page.day_order
      )
    ) as named
    order by page.day_order desc, page.work_id desc
  `.execute(handle)
  return rows
}
