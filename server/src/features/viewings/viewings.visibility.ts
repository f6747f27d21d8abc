import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { hiddenAdditionsOf } from '../works/works.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** A column of rows of `reviews`: the month or year of the viewing, if the day is not known. */
export const monthOrYearOfReview = sql<string | null>`(
  select month_or_year from viewings
  where reviews.date_viewed is null and viewings.review_id = reviews.id and viewings.day is null
)`

/**
 * A condition on a row of `viewings` of one member: it is visible to the viewer.
 */
export function isVisibleViewing(viewer: Viewer, userId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`viewings.user_id = ${userId} and ${maySee(viewer, 'viewings.user_id')}
    and viewings.work_id not in ${hiddenAdditionsOf(viewer, userId)}`
}

/** Which rows of a diary are counted. */
export interface CountedRows {
  userId: number
  /** Also those of entries, one per work and day. */
  withEntries: boolean
}

/** The rows that a diary counts of a member, as `viewings`. */
export function rowsOfDiary({ userId, withEntries }: CountedRows): RawBuilder<unknown> {
  if (!withEntries) return sql`viewings`
  return sql`(
    select user_id, work_id, medium, day_order from viewings where user_id = ${userId}
    union all
    select distinct seen.user_id, seen.work_id, works.medium, seen.day_order
    from entry_viewings as seen join works on works.id = seen.work_id
    where seen.user_id = ${userId}
  ) as viewings`
}
