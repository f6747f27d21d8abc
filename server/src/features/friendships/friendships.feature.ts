import type { Feature } from '../../feature.ts'
import { friendsExportPart } from './friendships.export-part.ts'
import { friendshipsImportTarget } from './friendships.import-target.ts'
import { approvalNotification, friendRequestNotification } from './friendships.notifications.ts'
import { friendshipsRoutes } from './friendships.routes.ts'

export const friendshipsFeature: Feature = {
  name: 'friendships',
  routes: [friendshipsRoutes],
  tables: ['friendships'],
  notifications: [approvalNotification, friendRequestNotification],
  imports: [friendshipsImportTarget],
  exports: [friendsExportPart],
}
