import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/**
 * A condition on a row of `comments`: no block hides its author from the viewer, and it has none of the
 * words that the review's author filters, or is the viewer's own.
 */
export function isVisibleComment(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${noBlockBetween(viewer, 'comments.author_id')} and (
    not comments.is_filtered or comments.author_id is not distinct from ${viewer?.id ?? null}::integer
  ))`
}
