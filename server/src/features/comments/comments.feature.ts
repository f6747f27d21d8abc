import type { Feature } from '../../feature.ts'
import { commentsExportPart } from './comments.export-part.ts'
import { commentsImportTarget } from './comments.import-target.ts'
import { alsoCommentedNotification, commentNotification } from './comments.notifications.ts'
import { commentsRemovalPart, commentsRemovalTarget } from './comments.removal-target.ts'
import { commentsRoutes } from './comments.routes.ts'

export const commentsFeature: Feature = {
  name: 'comments',
  routes: [commentsRoutes],
  tables: ['comments'],
  notifications: [alsoCommentedNotification, commentNotification],
  removals: [commentsRemovalTarget],
  removalParts: [commentsRemovalPart],
  imports: [commentsImportTarget],
  exports: [commentsExportPart],
}
