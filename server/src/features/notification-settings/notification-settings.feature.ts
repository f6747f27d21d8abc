import * as contract from '@medley/contract/accounts/notification-settings'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { changeSettings, showSettings } from './notification-settings.service.ts'

export const notificationSettingsFeature: Feature = {
  name: 'notification-settings',
  routes: [
    route(contract.getNotificationSettings, showSettings),
    route(contract.changeNotificationSettings, changeSettings),
  ],
}
