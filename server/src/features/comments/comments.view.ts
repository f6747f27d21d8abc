import type { Comment } from '@medley/contract/values/shapes'
import type { CommentRow } from './comments.queries.ts'

/** A comment as the API returns it, under both sets of names. */
export function toComment(row: CommentRow): Comment {
  const timePosted = row.timePosted.toISOString()
  const { authorId, username, firstName, lastName, profilePicture } = row
  return {
    id: row.id,
    reviewId: row.reviewId,
    review_id: row.reviewId,
    author: { id: authorId, username, firstName, lastName, profilePicture },
    content: row.content,
    timePosted,
    commenter_user_id: authorId,
    username,
    time_posted: timePosted,
  }
}
