import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { type DayKey, dayOrder, selectViewings, type ViewingRow } from './viewings.queries.ts'
import { isVisibleViewing } from './viewings.visibility.ts'

export interface DiaryPage {
  userId: number
  medium?: Medium | undefined
  year?: number | undefined
  limit: number
}

/** A page of a member's viewings, latest first, after `place` if given. Read in the order of an index. */
export function listDiary(
  handle: Handle,
  viewer: Viewer,
  { userId, medium, year, limit }: DiaryPage,
  place?: DayKey,
): Promise<ViewingRow[]> {
  const conditions = [
    sql`viewings.user_id = ${userId}`,
    noBlockBetween(viewer, 'viewings.user_id'),
    ...(medium ? [sql`viewings.medium = ${medium}`] : []),
    ...(year
      ? [sql`${dayOrder} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`]
      : []),
    ...(place
      ? [
          sql`(${dayOrder}, viewings.id)
            < (coalesce(${place.day}::date, '-infinity'), ${place.id}::integer)`,
        ]
      : []),
  ]
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`
  return selectViewings(handle, viewer, { where, limit, offset: 0 })
}

/** How many viewings a diary has by medium and year; of unknown days, the year is null. */
export async function countDiary(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<{ medium: Medium; year: number | null; count: number }[]> {
  const { rows } = await sql<{ medium: Medium; year: number | null; count: number }>`
    select medium, extract(year from day)::integer as year, count(*) as count
    from viewings
    where ${isVisibleViewing(viewer, userId)}
    group by 1, 2 order by year desc nulls last
  `.execute(handle)
  return rows
}
