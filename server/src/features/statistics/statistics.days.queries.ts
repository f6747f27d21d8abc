import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { amountsOf, loggedOf, type Range } from './statistics.visibility.ts'

/** Sums of a member's diary on one day, or in a month or year without a day. */
export interface DayRow {
  /** As `viewings.day_order`. */
  order: number
  viewings: number
  episodes: number
  minutes: number
  pages: number
  repeats: number
}

/** The days of a range that have any, earliest first. */
export async function listDays(handle: Handle, viewer: Viewer, range: Range): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day_order as "order", count(*) as viewings, sum(episodes) as episodes,
      sum(minutes) as minutes, sum(pages) as pages, count(*) filter (where is_repeat) as repeats
    from (
      select logged.day_order, logged.is_repeat, logged.episodes, ${amountsOf}
      from ${loggedOf(viewer, range)} as logged join works on works.id = logged.work_id
    ) as logged
    group by day_order order by day_order
  `.execute(handle)
  return rows
}

/** How many viewings each year has, latest first; null for those without a date. */
export async function countYears(
  handle: Handle,
  viewer: Viewer,
  { userId, medium }: Range,
): Promise<{ year: number | null; viewings: number }[]> {
  const { rows } = await sql<{ year: number | null; viewings: number }>`
    select nullif(day_order / 10000, 0) as year, count(*) as viewings
    from ${loggedOf(viewer, { userId, medium })} as logged
    group by 1 order by year desc nulls last
  `.execute(handle)
  return rows
}

export interface MediumRow {
  medium: Medium
  /** The year; null where the range has none. */
  year: number | null
  viewings: number
  works: number
}

/** Viewings and works by medium and year of the range; of all time together without years. */
export async function countMediums(
  handle: Handle,
  viewer: Viewer,
  range: Range,
): Promise<MediumRow[]> {
  const year = range.years ? sql`logged.day_order / 10000` : sql`null::integer`
  const { rows } = await sql<MediumRow>`
    select medium, ${year} as year, count(*) as viewings,
      count(distinct work_id) as works
    from ${loggedOf(viewer, range)} as logged
    group by 1, 2
  `.execute(handle)
  return rows
}
