import type { Comment } from '@medley/contract/shapes'
import type { CommentRow } from './comments.queries.ts'

/** A comment on the wire, under both sets of names. */
export function presentComment(row: CommentRow): Comment {
  const timePosted = row.time_posted.toISOString()
  return {
    id: row.id,
    reviewId: row.review_id,
    review_id: row.review_id,
    author: { id: row.author_id, username: row.username, profilePicture: row.profile_picture },
    content: row.content,
    timePosted,
    commenter_user_id: row.author_id,
    username: row.username,
    time_posted: timePosted,
  }
}
