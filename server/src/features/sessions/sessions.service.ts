import type { Session } from '@medley/contract/accounts/sessions'
import type { SessionLifetime } from '@medley/contract/limits'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { checkCredentials, findAccountId, touchLastOnline } from '../accounts/accounts.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { findRole } from '../accounts/accounts.provided.service.ts'
import { findLogoutAddress } from '../../identity-provider/ask-provider.ts'
import { removeExpiredArrivals } from '../identities/identities.arrivals.service.ts'
import { removeExpiredBegunLogins } from '../identities/identities.service.ts'
import { beginLogin, endAttempt } from '../login-waits/login-waits.service.ts'
import { enter, recordFailure, recordLogin } from './sessions.entry.service.ts'
import { endExpiredGroupAdmins } from './sessions.group-admins.service.ts'
import { deleteExpiredLogins } from './sessions.pending-logins.queries.ts'
import { deleteExpiredSessions, deleteSession, listSessionsOf } from './sessions.queries.ts'
import { removeExpiredChallenges } from '../second-factors/second-factors.webauthn.service.ts'
import type { StoredSession } from './sessions.start.service.ts'
import { refuseOwnLogins } from './sessions.start.service.ts'
import { requireSecondStep } from './sessions.second-step.service.ts'
import { toSession } from './sessions.view.ts'

interface Login {
  username?: string | undefined
  email?: string | undefined
  password: string
  lifetime: SessionLifetime
}

/**
 * Starts a session. Throws `invalid_credentials`, `second_factor_required`, `login_by_provider`, or
 * `rate_limited` after many failures.
 */
export async function logIn(ctx: Context, client: Client, login: Login): Promise<StoredSession> {
  const { lifetime } = login
  const memberId = await findAccountId(ctx, login)
  refuseOwnLogins(ctx, memberId)
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

/** Ends the caller's session; one that began at the identity provider goes on to end there. */
export async function logOut(
  ctx: Context,
  viewer: Viewer,
): Promise<{ loggedOut: true; url?: string }> {
  if (!viewer?.session) return { loggedOut: true }
  const session = await deleteSession(ctx.db, viewer.id, viewer.session.id)
  await recordEvent(ctx, ctx.db, { kind: 'logout', actorId: viewer.id })
  const url = session?.isByProvider ? await findLogoutAddress(ctx) : undefined
  return url === undefined ? { loggedOut: true } : { loggedOut: true, url }
}

/** The actor's sessions, the last used first. */
export async function showSessions(ctx: Context, actor: Actor): Promise<{ items: Session[] }> {
  const rows = await listSessionsOf(ctx.db, actor.id, ctx.clock.now())
  return { items: rows.map((row) => toSession(row, actor.session?.id)) }
}

/** Ends one of the actor's sessions. Throws `session_not_found`. */
export async function endSession(
  ctx: Context,
  actor: Actor,
  { sessionId: id }: { sessionId: string },
): Promise<{ ended: true }> {
  if (!(await deleteSession(ctx.db, actor.id, id))) throw notFound('session')
  await recordEvent(ctx, ctx.db, { kind: 'sessions-ended', actorId: actor.id })
  return { ended: true }
}

/** Deletes expired sessions, logins whose second factor did not come, and challenges; ends expired roles. */
export async function removeExpiredSessions({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredSessions(db, clock.now())
  await deleteExpiredLogins(db, clock.now())
  await removeExpiredBegunLogins({ db, clock })
  await removeExpiredArrivals({ db, clock })
  await removeExpiredChallenges({ db, clock })
  await endExpiredGroupAdmins({ db, clock })
}

/** The roles of a user. Throws `user_not_found`. */
export async function rolesOf(ctx: Context, userId: number): Promise<{ roles: string[] }> {
  const account = await findRole(ctx, userId)
  if (!account) throw notFound('user')
  return { roles: account.isAdmin ? ['admin'] : [] }
}

/** The roles of the caller, who is one of the admins also while the second factor is missing. */
export function ownRoles({ isAdmin, lacksSecondFactor }: Actor): { roles: string[] } {
  return { roles: isAdmin || lacksSecondFactor ? ['admin'] : [] }
}

/** Records the caller's last visit. */
export async function ping(ctx: Context, userId: number): Promise<{ lastOnline: string }> {
  const { time } = await touchLastOnline(ctx, userId)
  return { lastOnline: time.toISOString() }
}
