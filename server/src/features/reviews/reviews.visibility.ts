import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'

/** A condition on a row of `reviews`: its work is confirmed, or its author is the viewer or a friend. */
export function isListedReview(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`reviews.is_listed`
  return sql<SqlBool>`(
    reviews.is_listed or reviews.author_id = ${viewer.id}
    or reviews.author_id in ${friendIdsOf(viewer.id)}
  )`
}
