import type { Session } from '@medley/contract/sessions'
import type { SessionLifetime } from '@medley/contract/limits'
import { type Actor, isAdminId, type Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import {
  accountExists,
  checkCredentials,
  findAccountId,
  touchLastOnline,
} from '../accounts/accounts.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { beginLogin, endAttempt } from '../login-waits/login-waits.service.ts'
import { enter, recordFailure, recordLogin } from './sessions.entry.service.ts'
import { deleteExpiredLogins } from './sessions.pending-logins.queries.ts'
import { deleteExpiredSessions, deleteSession, listSessionsOf } from './sessions.queries.ts'
import { removeExpiredChallenges } from '../second-factors/second-factors.webauthn.service.ts'
import type { StoredSession } from './sessions.start.service.ts'
import { requireSecondStep } from './sessions.second-step.service.ts'
import { toSession } from './sessions.view.ts'

interface Login {
  username?: string | undefined
  email?: string | undefined
  password: string
  lifetime: SessionLifetime
}

/**
 * Starts a session. Throws `invalid_credentials`, `second_factor_required`, or
 * `rate_limited` after many failures.
 */
export async function logIn(ctx: Context, client: Client, login: Login): Promise<StoredSession> {
  const { lifetime } = login
  const memberId = await findAccountId(ctx, login)
  const attempt = await beginLogin(ctx, login.email ?? login.username ?? '', memberId)
  const account = await checkCredentials(ctx, login)
  if (account) await requireSecondStep(ctx, account, { attempt, lifetime })
  const token =
    account && (await transaction(ctx.db, (tx) => enter(ctx, tx, account, { client, lifetime })))
  if (!account || token === null) {
    await recordFailure(ctx, client, { memberId, attempt })
    throw new AppError('invalid_credentials')
  }
  await endAttempt(ctx, attempt)
  await recordLogin(ctx, account.userId, client)
  return { userId: account.userId, token, lifetime }
}

/** Ends the caller's session. */
export async function logOut(ctx: Context, viewer: Viewer): Promise<{ loggedOut: true }> {
  if (viewer?.session) {
    await deleteSession(ctx.db, viewer.id, viewer.session.id)
    await recordEvent(ctx, ctx.db, { kind: 'logout', actorId: viewer.id })
  }
  return { loggedOut: true }
}

/** The actor's sessions, the last used first. */
export async function showSessions(ctx: Context, actor: Actor): Promise<{ items: Session[] }> {
  const rows = await listSessionsOf(ctx.db, actor.id, ctx.clock.now())
  return { items: rows.map((row) => toSession(row, actor.session?.id)) }
}

/** Ends one of the actor's sessions. Throws `session_not_found`. */
export async function endSession(ctx: Context, actor: Actor, id: string): Promise<{ ended: true }> {
  if (!(await deleteSession(ctx.db, actor.id, id))) throw notFound('session')
  await recordEvent(ctx, ctx.db, { kind: 'sessions-ended', actorId: actor.id })
  return { ended: true }
}

/** Deletes expired sessions, logins whose second factor did not come, and challenges. */
export async function removeExpiredSessions({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredSessions(db, clock.now())
  await deleteExpiredLogins(db, clock.now())
  await removeExpiredChallenges({ db, clock })
}

/** The roles of a user. Throws `user_not_found`. */
export async function rolesOf(ctx: Context, userId: number): Promise<{ roles: string[] }> {
  if (!(await accountExists(ctx, userId))) throw notFound('user')
  return ownRoles(userId)
}

/** The roles of a user who exists, such as the caller. */
export function ownRoles(userId: number): { roles: string[] } {
  return { roles: isAdminId(userId) ? ['admin'] : [] }
}

/** Records the caller's last visit. */
export async function ping(ctx: Context, userId: number): Promise<{ lastOnline: string }> {
  const { time } = await touchLastOnline(ctx, userId)
  return { lastOnline: time.toISOString() }
}
