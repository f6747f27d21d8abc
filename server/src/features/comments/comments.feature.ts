import { deleteComment, postComment } from '@medley/contract/reviews/comments'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { commentsExportPart } from './comments.export-part.ts'
import { commentsImportTarget } from './comments.import-target.ts'
import { alsoCommentedNotification, commentNotification } from './comments.notifications.ts'
import { commentsRemovalPart, commentsRemovalTarget } from './comments.removal-target.ts'
import { addComment, removeComment } from './comments.service.ts'

export const commentsFeature: Feature = {
  name: 'comments',
  routes: [
    handle(postComment, (ctx, { actor, body, commit }) =>
      addComment(ctx, commit, actor, { reviewId: body.review_id, content: body.content }),
    ),
    route(deleteComment, removeComment),
  ],
  tables: ['comments'],
  notifications: [alsoCommentedNotification, commentNotification],
  removals: [commentsRemovalTarget],
  removalParts: [commentsRemovalPart],
  imports: [commentsImportTarget],
  exports: [commentsExportPart],
}
