import {
  listNotifications,
  markEarlierNotificationsRead,
  markNotificationsRead,
} from '@medley/contract/accounts/notifications'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { sendNotificationLetterJob, startNotificationLettersJob } from './notifications.jobs.ts'
import { markRead, markReadUntil, notificationsOf } from './notifications.service.ts'
import { listChangedSwitches } from './notifications.switches.queries.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: [
    route(listNotifications, notificationsOf),
    route(markNotificationsRead, markRead),
    route(markEarlierNotificationsRead, markReadUntil),
  ],
  jobs: [startNotificationLettersJob, sendNotificationLetterJob],
  tables: ['notifications', 'notification_settings'],
  otherUsers: ['notifications_recipient_id_fkey'],
  exports: [defineExportPart({ name: 'notificationSettings', read: listChangedSwitches })],
}
