import type { Context } from './context.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { sessionsRoutes } from './features/sessions/sessions.routes.ts'
import type { Route } from './http/handle.ts'

/** The routes of every feature. */
export function routes(ctx: Context): Route[] {
  return [...accountsRoutes(ctx), ...sessionsRoutes(ctx)]
}
