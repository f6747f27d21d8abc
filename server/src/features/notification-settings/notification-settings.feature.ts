import type { Feature } from '../../feature.ts'
import { notificationSettingsRoutes } from './notification-settings.routes.ts'

export const notificationSettingsFeature: Feature = {
  name: 'notification-settings',
  routes: [notificationSettingsRoutes],
  tables: ['notification_settings'],
  missingRows: {
    notification_settings_user_id_fkey: 'unauthenticated',
  },
}
