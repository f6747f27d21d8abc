import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { readersOf } from '../../look-as.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

/**
 * A condition: neither the viewer nor the user in `column` (`reviews.author_id`) blocks the other, and
 * the user is not suspended.
 */
export function noBlockBetween(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  const other = sql.ref(column)
  const conditions = readersOf(viewer).map(
    (id) => sql<SqlBool>`not exists (
      select from blocks where blocker_id = ${id} and blocked_id = ${other}
      union all
      select from blocks where blocker_id = ${other} and blocked_id = ${id}
    )`,
  )
  return sql<SqlBool>`(${sql.join([isNotSuspended(viewer, column), ...conditions], sql` and `)})`
}

/** A condition: the user in `column` does not block the viewer, and is not suspended. */
export function notBlockedBy(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isNotSuspended(viewer, column)} and not ${blocksViewer(viewer, column)})`
}

/** A condition: the user in `column` blocks the viewer. */
export function blocksViewer(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  const readers = readersOf(viewer)
  if (readers.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`exists (
    select from blocks
    where blocker_id = ${sql.ref(column)} and blocked_id in (${sql.join(readers)})
  )`
}
