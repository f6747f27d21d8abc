import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { isSelfOrFriend } from '../friendships/friendships.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/**
 * A condition on a row of `reviews`: its work is confirmed and it is not for friends only, or its author is the viewer
 * or a friend.
 */
export function isListedReview(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`reviews.is_listed`
  return sql<SqlBool>`(reviews.is_listed or ${isSelfOrFriend(viewer, 'reviews.author_id')})`
}

/** A condition on a row of `reviews`: the viewer may see what its author does, and the review is not for others. */
export function mayRead(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${maySee(viewer, 'reviews.author_id')} and ${isForViewer(viewer)})`
}

/** A condition on joined rows of `reviews` and `works`: nothing hides the review from the viewer. */
export function isVisibleReview(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${mayRead(viewer)} and ${isVisibleWork(viewer)})`
}

/** A condition on a row of `reviews`, as `isVisibleReview`. */
export function isReadableReview(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${mayRead(viewer)} and ${isAboutVisibleWork(viewer)})`
}

/** A condition on a row of `reviews`: its work is there for the viewer. */
export function isAboutVisibleWork(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from works where works.id = reviews.work_id and ${isVisibleWork(viewer)}
  )`
}

/** A condition on a row of `reviews` whose author the viewer may see: the review is not for others. */
export function isForViewer(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`reviews.audience is null`
  return sql<SqlBool>`(reviews.audience is null or ${isSelfOrFriend(viewer, 'reviews.author_id')})`
}
