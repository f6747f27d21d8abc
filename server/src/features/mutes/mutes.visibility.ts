import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'

/**
 * A condition: the viewer does not mute the user in `column` (`reviews.author_id`). The few muted
 * members are read once per statement.
 */
export function notMuted(viewer: Pick<Actor, 'id'> | null, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`coalesce(${sql.ref(column)} <> all (
    array(select muted_id from mutes where muter_id = ${viewer.id})
  ), true)`
}
