import {
  createAccount,
  forgotPassword,
  resetPassword as resetPasswordCall,
} from '@medley/contract/accounts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { requestReset, resetPassword } from './accounts.reset.ts'
import { register } from './accounts.service.ts'

export function accountsRoutes(ctx: Context): Route[] {
  return [
    handle(createAccount, ({ body }) => register(ctx, body)),
    handle(forgotPassword, ({ body }) => requestReset(ctx, body.email)),
    handle(resetPasswordCall, ({ body }) =>
      resetPassword(ctx, body.user_id, body.token, body.new_password),
    ),
  ]
}
