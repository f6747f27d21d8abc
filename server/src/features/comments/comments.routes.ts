import { deleteComment, postComment } from '@medley/contract/reviews/comments'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { addComment, removeComment } from './comments.service.ts'

export function commentsRoutes(ctx: Context): Route[] {
  return [
    handle(postComment, ({ actor, body, commit }) =>
      addComment(ctx, commit, actor, { reviewId: body.review_id, content: body.content }),
    ),
    handle(deleteComment, ({ actor, query }) => removeComment(ctx, actor, query.id)),
  ]
}
