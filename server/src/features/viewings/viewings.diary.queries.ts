import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { dayOfOrder, dayOrderOf } from './viewings.days.rules.ts'
import { type DayKey, selectViewings, type ViewingRow } from './viewings.queries.ts'
import { type CountedRows, isVisibleViewing, rowsOfDiary } from './viewings.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

export interface DiaryPage {
  userId: number
  medium?: Medium | undefined
  year?: number | undefined
  /** From 1; of the year, if that is given. */
  month?: number | undefined
  /** Leaves out viewings without a review. */
  reviewed?: boolean | undefined
  /** Leaves out what has a day, month or year. */
  undated?: boolean | undefined
  limit: number
}

/** A page of a member's viewings, latest first, after `before` if given. Read in the order of an index. */
export function listDiary(
  handle: Handle,
  viewer: Viewer,
  { userId, medium, year, month, reviewed, undated, limit }: DiaryPage,
  before?: DayKey,
): Promise<ViewingRow[]> {
  const conditions = [
    sql`viewings.user_id = ${userId}`,
    maySee(viewer, 'viewings.user_id'),
    ...(medium ? [sql`viewings.medium = ${medium}`] : []),
    ...(year ? [isWithin(year, month)] : []),
    ...(undated ? [sql`viewings.day_order = 0`] : []),
    ...(reviewed ? [sql`reviews.id is not null`] : []),
    ...(before
      ? [
          sql`(viewings.day_order, viewings.id)
            < (${dayOrderOf(before.day)}::integer, ${before.id}::integer)`,
        ]
      : []),
  ]
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`
  return selectViewings(handle, viewer, { where, limit, offset: 0 })
}

/** A condition: the viewing is of the year, or of its month. Uses the order of the indexes. */
function isWithin(year: number, month: number | undefined): RawBuilder<SqlBool> {
  const first = year * 10_000 + (month ?? 0) * 100
  const last = first + (month ? 99 : 9_999)
  return sql<SqlBool>`viewings.day_order between ${first} and ${last}`
}

/** The days of a year with viewings, and how many; a month or the year where the day is not known. Reads one range of an index. */
export async function countViewingsPerDay(
  handle: Handle,
  viewer: Viewer,
  { year, medium, ...counted }: CountedRows & { year: number; medium?: Medium | undefined },
): Promise<{ day: string; count: number }[]> {
  const ofMedium = medium ? sql`and viewings.medium = ${medium}` : sql``
  const { rows } = await sql<{ order: number; count: number }>`
    select day_order as "order", count(*) as count
    from ${rowsOfDiary(counted)}
    where ${isVisibleViewing(viewer, counted.userId)} and ${isWithin(year, undefined)} ${ofMedium}
    group by 1 order by 1
  `.execute(handle)
  return rows.map(({ order, count }) => ({ day: dayOfOrder(order), count }))
}

/** How many viewings a diary has by medium and year; without a date, the year is null. */
export async function countDiary(
  handle: Handle,
  viewer: Viewer,
  counted: CountedRows,
): Promise<{ medium: Medium; year: number | null; count: number }[]> {
  const { rows } = await sql<{ medium: Medium; year: number | null; count: number }>`
    select medium, nullif(day_order / 10000, 0) as year, count(*) as count
    from ${rowsOfDiary(counted)}
    where ${isVisibleViewing(viewer, counted.userId)}
    group by 1, 2 order by year desc nulls last
  `.execute(handle)
  return rows
}
