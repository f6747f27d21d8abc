import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'

/**
 * A condition: the user in `column` is not suspended, or is the viewer, whose own suspension may have
 * ended a moment ago. Always true for admins. The few suspended members are read once per statement.
 */
export function isNotSuspended(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(${sql.ref(column)} <> all (
    array(
      select user_id from suspensions
      where user_id is distinct from ${viewer?.id ?? null}::integer
        and not ${viewer?.isAdmin ?? false}::boolean
    )
  ), true)`
}
