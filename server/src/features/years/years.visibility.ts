import type { UserSearchItem } from '@medley/contract/values/shapes'
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

/** A column with the member in a joined row of `users` under an alias, in wire format. */
export function personIn(alias: string): RawBuilder<UserSearchItem> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<UserSearchItem>`json_build_object(
    'id', ${column('id')}, 'username', ${column('username')},
    'profilePicture', ${column('profile_picture')},
    'firstName', ${column('first_name')}, 'lastName', ${column('last_name')}
  )`
}

/** The first and last day of a year, as `viewings.day_order`. */
export const daysOfYear = (year: number) => ({ first: year * 10_000, last: year * 10_000 + 9_999 })
