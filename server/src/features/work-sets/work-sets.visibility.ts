import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'

/**
 * A condition: the viewer does not hide the work in `column` (`reviews.work_id`). The few hidden works
 * are read once per statement.
 */
export function notHiddenBy(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`${sql.ref(column)} <> all (
    array(select work_id from hidden_works where user_id = ${viewer.id})
  )`
}
