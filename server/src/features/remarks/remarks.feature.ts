import type { Feature } from '../../feature.ts'
import { remarksExportPart } from './remarks.export-part.ts'
import { remarksImportTarget } from './remarks.import-target.ts'
import { remarksMergeTarget } from './remarks.merge-target.ts'
import { remarkReachedNotification, remarkReplyNotification } from './remarks.notifications.ts'
import { remarksRemovalTarget } from './remarks.removal-target.ts'
import { remarksRoutes } from './remarks.routes.ts'

export const remarksFeature: Feature = {
  name: 'remarks',
  routes: [remarksRoutes],
  tables: ['remarks'],
  holds: { remarks: 'author_id' },
  notifications: [remarkReplyNotification, remarkReachedNotification],
  merges: [remarksMergeTarget],
  removals: [remarksRemovalTarget],
  imports: [remarksImportTarget],
  exports: [remarksExportPart],
}
