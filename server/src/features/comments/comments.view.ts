import type { Comment } from '@medley/contract/shapes'
import type { CommentRow } from './comments.queries.ts'

/** A comment as the API returns it, under both sets of names. */
export function presentComment(row: CommentRow): Comment {
  const timePosted = row.timePosted.toISOString()
  return {
    id: row.id,
    reviewId: row.reviewId,
    review_id: row.reviewId,
    author: { id: row.authorId, username: row.username, profilePicture: row.profilePicture },
    content: row.content,
    timePosted,
    commenter_user_id: row.authorId,
    username: row.username,
    time_posted: timePosted,
  }
}
