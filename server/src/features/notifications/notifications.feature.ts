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
  missingRows: {
    notifications_actor_id_fkey: 'unauthenticated',
    notifications_recipient_id_fkey: 'user_not_found',
    notifications_review_id_fkey: 'review_not_found',
    notifications_list_id_fkey: 'list_not_found',
    notifications_remark_id_fkey: 'remark_not_found',
    notification_settings_user_id_fkey: 'unauthenticated',
  },
  exports: [defineExportPart({ name: 'notificationSettings', read: listChangedSwitches })],
}
