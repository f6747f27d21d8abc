import { createAccount } from '@medley/contract/accounts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { register } from './accounts.service.ts'

export function accountsRoutes(ctx: Context): Route[] {
  return [handle(createAccount, ({ body }) => register(ctx, body))]
}
