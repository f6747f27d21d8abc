import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/**
 * A condition on a row of `lists`, or of its alias: it is visible to the viewer. Private lists are
 * visible only to their owner, and blocks hide lists in both directions.
 */
export function isVisibleList(viewer: Viewer, alias = 'lists'): RawBuilder<SqlBool> {
  const [isPrivate, ownerId] = [sql.ref(`${alias}.is_private`), sql.ref(`${alias}.owner_id`)]
  const noBlock = noBlockBetween(viewer, `${alias}.owner_id`)
  if (!viewer) return sql<SqlBool>`(not ${isPrivate} and ${noBlock})`
  return sql<SqlBool>`(not ${isPrivate} or ${ownerId} = ${viewer.id}) and ${noBlock}`
}
