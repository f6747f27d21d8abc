import { getRoles, login, noteLastOnline } from '@medley/contract/sessions'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { logIn, ping, rolesOf } from './sessions.service.ts'

export function sessionsRoutes(ctx: Context): Route[] {
  return [
    handle(login, ({ body }) => logIn(ctx, body)),
    handle(getRoles, ({ params }) => rolesOf(ctx, params.userId)),
    handle(noteLastOnline, ({ actor }) => ping(ctx, actor.id)),
  ]
}
