import {
  sendBulkEmail,
  unsubscribe as unsubscribeCall,
  unsubscribeByOneClick,
} from '@medley/contract/administration/bulk-email'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { acceptMailing, unsubscribe, unsubscribeByLink } from './bulk-email.service.ts'

export function bulkEmailRoutes(ctx: Context): Route[] {
  return [
    handle(sendBulkEmail, ({ actor, body, commit }) => acceptMailing(ctx, commit, actor, body)),
    handle(unsubscribeCall, ({ body }) => unsubscribe(ctx, body.email, body.token)),
    handle(unsubscribeByOneClick, ({ params }) => unsubscribeByLink(ctx, params.token)),
  ]
}
