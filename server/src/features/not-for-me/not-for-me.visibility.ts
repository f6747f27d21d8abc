import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'

/**
 * A condition: the work in `column` (`works.id`) may be suggested to the viewer. The works that are not for
 * them are read once per statement, and hashed.
 */
export function maySuggestTo(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`${sql.ref(column)} not in (
    select work_id from not_for_me where user_id = ${viewer.id}
  )`
}

/** A condition: posts about the work in `column` (`reviews.work_id`) may be in the viewer's feeds. */
export function mayBeInFeedOf(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`${sql.ref(column)} not in (
    select work_id from not_for_me where user_id = ${viewer.id} and also_from_feed
  )`
}
