import * as contract from '@medley/contract/accounts/notification-settings'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { changeSettings, showSettings } from './notification-settings.service.ts'

export function notificationSettingsRoutes(ctx: Context): Route[] {
  return [
    handle(contract.getNotificationSettings, ({ actor }) => showSettings(ctx, actor)),
    handle(contract.changeNotificationSettings, ({ actor, body }) =>
      changeSettings(ctx, actor, body),
    ),
  ]
}
