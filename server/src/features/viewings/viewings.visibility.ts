import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/** A column of rows of `reviews`: the month or year of the viewing, if the day is not known. */
export const monthOrYearOfReview = sql<string | null>`(
  select month_or_year from viewings
  where reviews.date_viewed is null and viewings.review_id = reviews.id and viewings.day is null
)`

/**
 * A condition on a row of `viewings` of one member: it is visible to the viewer. Members who view an added
 * work are noted as using it, so only works of their additions can be hidden.
 */
export function isVisibleViewing(viewer: Viewer, userId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`viewings.user_id = ${userId} and ${noBlockBetween(viewer, 'viewings.user_id')}
    and viewings.work_id not in (
      select works.id from work_additions as own join works on works.id = own.work_id
      where own.user_id = ${userId} and works.standing = 'added' and not ${isVisibleWork(viewer)}
    )`
}

/**
 * A condition on a row of `entry_viewings` of one member: it is visible to the viewer, as `isVisibleViewing` says.
 */
export function isVisibleEntryViewing(viewer: Viewer, userId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`entry_viewings.user_id = ${userId}
    and ${noBlockBetween(viewer, 'entry_viewings.user_id')}
    and entry_viewings.work_id not in (
      select works.id from work_additions as own join works on works.id = own.work_id
      where own.user_id = ${userId} and works.standing = 'added' and not ${isVisibleWork(viewer)}
    )`
}
