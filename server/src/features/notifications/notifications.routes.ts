import {
  listNotifications,
  markEarlierNotificationsRead,
  markNotificationsRead,
} from '@medley/contract/accounts/notifications'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { markRead, markReadUntil, notificationsOf } from './notifications.service.ts'

export function notificationsRoutes(ctx: Context): Route[] {
  return [
    handle(listNotifications, ({ actor, query }) => notificationsOf(ctx, actor, query)),
    handle(markNotificationsRead, ({ actor, body }) => markRead(ctx, actor, body.notifications)),
    handle(markEarlierNotificationsRead, ({ actor, body }) =>
      markReadUntil(ctx, actor, body.notificationId),
    ),
  ]
}
