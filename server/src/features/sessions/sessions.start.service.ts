import { randomUUID } from 'node:crypto'
import { sessionDays, type SessionLifetime } from '@medley/contract/limits'
import { type Actor, type ActorSession, isAdminId } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import type { SessionCookie } from '../../ports/session-cookie.ts'
import { takeOverLanguage } from '../accounts/settings/accounts.language.service.ts'
import { nameDevice } from './sessions.device.rules.ts'
import { deleteExcessSessions, insertSession, updateLastUsed } from './sessions.queries.ts'

/** Uses within this time of a recorded one are not written. */
const precisionMs = 5 * 60_000

/** An account whose owner has been identified. */
export interface Account {
  userId: number
  username: string
  /** The token version when the caller was identified. */
  version: number
}

interface NewSession {
  client: Client
  lifetime: SessionLifetime
  /** True if it starts with a login that proves that the member is present. */
  isProved: boolean
  /** True if it begins at the identity provider. */
  isByProvider?: boolean
}

/** Starts a session and returns it with its token; null if all sessions of the account have been ended meanwhile. */
export async function startSession(
  ctx: Context,
  tx: Tx,
  { userId, username, version }: Account,
  { client, lifetime, isProved, isByProvider = false }: NewSession,
): Promise<{ id: string; token: string } | null> {
  const id = randomUUID()
  const time = ctx.clock.now()
  const isStarted = await insertSession(tx, {
    id,
    userId,
    version,
    lifetime,
    device: nameDevice(client.userAgent),
    address: client.address,
    time,
    timeExpires: endOf(lifetime, time),
    timeProved: isProved ? time : null,
    isByProvider,
  })
  if (!isStarted) return null
  await deleteExcessSessions(tx, userId, id)
  return { id, token: await ctx.tokens.sign({ userId, username, sessionId: id }) }
}

/**
 * Throws `login_by_provider` where members log in by the identity provider alone. The reserved admins, whom
 * the settings make, get in also when the provider is down.
 */
export function refuseOwnLogins(
  { identityProvider }: Pick<Context, 'identityProvider'>,
  userId: number | undefined,
): void {
  if (!identityProvider?.isOnly) return
  if (userId === undefined || !isAdminId(userId)) throw new AppError('login_by_provider')
}

export interface StoredSession {
  userId: number
  token: string
  lifetime: SessionLifetime
}

/** Has the browser keep a session, and the language that its member chose. */
export async function storeInBrowser(
  ctx: Context,
  cookie: SessionCookie,
  { userId, token, lifetime }: StoredSession,
): Promise<void> {
  cookie.set(token, lifetime)
  await takeOverLanguage(ctx, userId, cookie)
}

/** A token of the actor's session, which the browser also gets as its cookie. */
export async function resume(
  ctx: Context,
  actor: Actor,
  cookie: SessionCookie,
): Promise<{ token: string }> {
  const { id: userId, session } = actor
  if (!session) throw new AppError('unauthenticated')
  const token = await tokenOf(ctx, actor, session)
  await storeInBrowser(ctx, cookie, { userId, token, lifetime: session.lifetime })
  return { token }
}

/** A fresh token of the actor's session. */
export function tokenOf(ctx: Context, { id, username }: Actor, session: ActorSession) {
  return ctx.tokens.sign({ userId: id, username, sessionId: session.id })
}

/** Records that a session is in use, which moves its end; every five minutes at most. Returns whether it did. */
export async function touchSession(
  { primary, clock }: Pick<Context, 'primary' | 'clock'>,
  { id, lifetime, timeLastUsed }: ActorSession,
): Promise<boolean> {
  const time = clock.now()
  const recent = new Date(time.getTime() - precisionMs)
  if (timeLastUsed > recent && timeLastUsed <= latestEnd(time)) return false
  await updateLastUsed(primary, { id, time, timeExpires: endOf(lifetime, time), recent })
  return true
}

function endOf(lifetime: SessionLifetime, lastUsed: Date): Date {
  return new Date(lastUsed.getTime() + sessionDays[lifetime] * 86_400_000)
}
