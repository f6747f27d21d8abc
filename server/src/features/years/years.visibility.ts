import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { loggedOf, rangeOf } from '../statistics/statistics.visibility.ts'

/** A year of a member's diary. */
export interface YearOf {
  userId: number
  year: number
}

/** As `loggedOf` for a year, without the works that the member leaves out of it. */
export function shownOf(viewer: Viewer, { userId, year }: YearOf): RawBuilder<unknown> {
  return sql`(
    select logged.* from ${loggedOf(viewer, rangeOf({ userId, year }))} as logged
    where logged.work_id not in (
      select work_id from left_out_works where user_id = ${userId} and year = ${year}
    )
  )`
}
