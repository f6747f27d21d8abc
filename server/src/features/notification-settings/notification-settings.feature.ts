import type { Feature } from '../../feature.ts'
import { notificationSettingsRoutes } from './notification-settings.routes.ts'

export const notificationSettingsFeature: Feature = {
  name: 'notification-settings',
  routes: [notificationSettingsRoutes],
}
