import type { ProofMethod } from '@medley/contract/errors'
import type { SessionLifetime } from '@medley/contract/limits'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { confirmIdentity, type Identity } from '../identities/identities.service.ts'
import {
  type Attempt,
  recordFailedLogin,
  rememberDevice,
} from '../login-waits/login-waits.service.ts'
import { followGroups } from './sessions.group-admins.service.ts'
import { type Account, startSession } from './sessions.start.service.ts'
import { notifyOwner } from '../accounts/owner-letter/accounts.notify-owner.service.ts'
import { nameDevice } from './sessions.device.rules.ts'
import { hasLoggedInBefore } from './sessions.queries.ts'

interface Entry {
  lifetime: SessionLifetime
  /** Method that proved the second factor, if the account has one. */
  secondFactor?: ProofMethod
  /** False if the login does not prove that the member is there, as one by an open session at the provider. */
  isProved?: boolean
  /** The member as the identity provider knows them, for a login by it. */
  identity?: Identity
}

/** Starts the session of a login and returns its token; null if all sessions have been ended meanwhile. */
export async function enter(
  ctx: Context,
  tx: Tx,
  account: Account,
  { client, lifetime, secondFactor, isProved = true, identity }: Entry & { client: Client },
): Promise<string | null> {
  const isByProvider = identity !== undefined
  const session = { client, lifetime, isProved, isByProvider }
  const { userId } = account
  const started = await startSession(ctx, tx, account, session)
  if (started === null) return null
  if (identity) {
    await confirmIdentity(ctx, tx, userId, identity)
    await followGroups(ctx, tx, { id: started.id, userId }, identity)
  }
  const details = {
    ...(secondFactor ? { secondFactor } : {}),
    ...(identity ? { identity: identity.issuer } : {}),
  }
  await recordEvent(ctx, tx, { kind: 'login', actorId: userId, details })
  return started.token
}

/** Logs a login, tells its owner of a new device, and makes the network a known one. */
export async function recordLogin(ctx: Context, userId: number, client: Client): Promise<void> {
  await notifyOfNewDevice(ctx, userId, client)
  const { address, requestId } = client
  ctx.log.warn({ userId, address, requestId }, 'A member logged in')
}

interface Failure {
  memberId: number | undefined
  /** None for a login by a passkey alone, which nobody can guess. */
  attempt?: Attempt
  /** The method that failed, unless it was name or password. */
  proof?: ProofMethod
}

/** Records a failed login or proof with the account, never the given name, and tells the owner after many. */
export async function recordFailure(
  ctx: Context,
  { address, requestId }: Client,
  { memberId, attempt, proof }: Failure,
): Promise<void> {
  if (attempt) await recordFailedLogin(ctx, attempt, memberId)
  ctx.log.warn({ userId: memberId, address, requestId, proof }, 'A login failed')
  const details = proof ? { proof } : {}
  await recordEvent(ctx, ctx.db, { kind: 'login-failed', memberId, details })
}

/** Tells the owner of a login from a device or network that is new to the account; not of the first login. */
async function notifyOfNewDevice(
  ctx: Context,
  userId: number,
  { userAgent, address }: Client,
): Promise<void> {
  const device = nameDevice(userAgent)
  const isKnown = await rememberDevice(ctx, userId, device)
  if (isKnown || !(await hasLoggedInBefore(ctx.db, userId))) return
  const place = `${device}, ${address}`
  await notifyOwner(ctx, ctx.db, userId, { event: 'login-from-new-device', place })
}
