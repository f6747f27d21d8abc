import {
  endOtherSessions,
  endSession,
  getRoles,
  listSessions,
  login,
  logout,
  noteLastOnline,
} from '@medley/contract/sessions'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as ending from './sessions.ending.service.ts'
import * as sessions from './sessions.service.ts'

export function sessionsRoutes(ctx: Context): Route[] {
  return [
    handle(login, ({ client, body }) => sessions.logIn(ctx, client, body)),
    handle(logout, ({ actor }) => sessions.logOut(ctx, actor)),
    handle(listSessions, ({ actor }) => sessions.showSessions(ctx, actor)),
    handle(endOtherSessions, ({ actor, client }) => ending.endOthers(ctx, actor, client)),
    handle(endSession, ({ actor, params }) => sessions.endSession(ctx, actor, params.sessionId)),
    handle(getRoles, ({ params }) => sessions.rolesOf(ctx, params.userId)),
    handle(noteLastOnline, ({ actor }) => sessions.ping(ctx, actor.id)),
  ]
}
