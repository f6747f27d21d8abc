import type { Feature } from '../../feature.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { sendNotificationLetterJob, startNotificationLettersJob } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { listChangedSwitches } from './notifications.switches.queries.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: [notificationsRoutes],
  jobs: [startNotificationLettersJob, sendNotificationLetterJob],
  tables: ['notifications', 'notification_settings'],
  otherUsers: ['notifications_recipient_id_fkey'],
  exports: [defineExportPart({ name: 'notificationSettings', read: listChangedSwitches })],
}
