import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

/**
 * A condition: neither the viewer nor the user in `column` (`reviews.author_id`) blocks the other, and
 * the user is not suspended.
 */
export function noBlockBetween(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return isNotSuspended(viewer, column)
  const other = sql.ref(column)
  return sql<SqlBool>`(${isNotSuspended(viewer, column)} and not exists (
    select from blocks where blocker_id = ${viewer.id} and blocked_id = ${other}
    union all
    select from blocks where blocker_id = ${other} and blocked_id = ${viewer.id}
  ))`
}

/** A condition: the user in `column` does not block the viewer, and is not suspended. */
export function notBlockedBy(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return isNotSuspended(viewer, column)
  return sql<SqlBool>`(${isNotSuspended(viewer, column)} and not exists (
    select from blocks where blocker_id = ${sql.ref(column)} and blocked_id = ${viewer.id}
  ))`
}
