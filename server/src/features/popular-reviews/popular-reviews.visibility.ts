import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { mayBeInFeedOf } from '../not-for-me/not-for-me.visibility.ts'

/**
 * A condition on a row of `reviews`: it has text without spoilers, of a confirmed work that the viewer
 * keeps in their feeds. Blocks, mutes and suspensions of its author are checked apart.
 */
export function isToShow(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    reviews.review is not null and reviews.is_listed and not reviews.spoiler
    and ${mayBeInFeedOf(viewer, 'reviews.work_id')}
  )`
}
