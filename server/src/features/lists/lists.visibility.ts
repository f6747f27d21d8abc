import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/**
 * A condition on a row of `lists`: it is visible to the viewer. Private lists are visible only to their
 * owner, and blocks hide lists in both directions.
 */
export function isVisibleList(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) {
    return sql<SqlBool>`(not lists.is_private and ${noBlockBetween(viewer, 'lists.owner_id')})`
  }
  return sql<SqlBool>`(not lists.is_private or lists.owner_id = ${viewer.id})
    and ${noBlockBetween(viewer, 'lists.owner_id')}`
}
