import { changePassword as changePasswordCall } from '@medley/contract/accounts/accounts'
import {
  challengeLogin,
  challengePasskeyLogin,
  endOtherSessions,
  endSession,
  finishLogin,
  getRoles,
  listSessions,
  login,
  logInByPasskey,
  logout,
  noteLastOnline,
  proveAgain,
  resumeSession,
} from '@medley/contract/accounts/sessions'
import { handle, route, type Route } from '../../http/handle.ts'
import { challengeAnyPasskey } from '../second-factors/second-factors.assertions.service.ts'
import * as ending from './sessions.ending.service.ts'
import * as passkeys from './sessions.passkey-login.service.ts'
import { changePassword } from './sessions.password.service.ts'
import * as proofs from './sessions.proof.service.ts'
import * as secondStep from './sessions.second-step.service.ts'
import { storeInBrowser, resume } from './sessions.start.service.ts'
import * as sessions from './sessions.service.ts'

export const sessionsRoutes: readonly Route[] = [
  handle(login, async (ctx, { client, cookie, body }) => {
    const session = await sessions.logIn(ctx, client, body)
    await storeInBrowser(ctx, cookie, session)
    return session.token
  }),
  route(challengeLogin, secondStep.challengeLogin),
  handle(finishLogin, async (ctx, { client, cookie, body }) => {
    const session = await secondStep.finishLogin(ctx, client, body)
    await storeInBrowser(ctx, cookie, session)
    return { token: session.token }
  }),
  handle(challengePasskeyLogin, (ctx, { client }) => challengeAnyPasskey(ctx, client)),
  handle(logInByPasskey, async (ctx, { client, cookie, body }) => {
    const session = await passkeys.logInByPasskey(ctx, client, body)
    await storeInBrowser(ctx, cookie, session)
    return { token: session.token }
  }),
  route(proveAgain, proofs.proveAgain),
  handle(resumeSession, (ctx, { actor, cookie }) => resume(ctx, actor, cookie)),
  handle(logout, async (ctx, { actor, cookie }) => {
    cookie.clear()
    return sessions.logOut(ctx, actor)
  }),
  route(listSessions, sessions.showSessions),
  handle(changePasswordCall, async (ctx, { actor, cookie, body }) => {
    const { old_password: oldPassword, new_password: newPassword } = body
    const change = { oldPassword, newPassword }
    const { lifetime, ...updated } = await changePassword(ctx, actor, change)
    cookie.set(updated.token, lifetime)
    return updated
  }),
  handle(endOtherSessions, async (ctx, { actor, cookie }) => {
    const { lifetime, ...ended } = await ending.endOthers(ctx, actor)
    cookie.set(ended.token, lifetime)
    return ended
  }),
  route(endSession, sessions.endSession),
  handle(getRoles, async (ctx, { actor, params: { userId } }) =>
    userId === actor.id ? sessions.ownRoles(actor) : sessions.rolesOf(ctx, userId),
  ),
  handle(noteLastOnline, (ctx, { actor }) => sessions.ping(ctx, actor.id)),
]
