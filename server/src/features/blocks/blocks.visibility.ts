import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'

/**
 * A condition: neither the viewer nor the user in `column` (`reviews.author_id`) blocks the other.
 * Always true for visitors.
 */
export function noBlockBetween(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  const other = sql.ref(column)
  return sql<SqlBool>`not exists (
    select from blocks where blocker_id = ${viewer.id} and blocked_id = ${other}
    union all
    select from blocks where blocker_id = ${other} and blocked_id = ${viewer.id}
  )`
}

/** A condition: the user in `column` does not block the viewer. */
export function notBlockedBy(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`not exists (
    select from blocks where blocker_id = ${sql.ref(column)} and blocked_id = ${viewer.id}
  )`
}
