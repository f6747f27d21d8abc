import { randomBytes } from 'node:crypto'
import type { SessionLifetime } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { requireProvenAddress } from '../accounts/accounts.address.service.ts'
import { notifyOwner } from '../accounts/owner-letter/accounts.notify-owner.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import {
  askProvider,
  type ProvidedIdentity,
  readAnswer,
} from '../../identity-provider/ask-provider.ts'
import {
  deleteExpiredBegunLogins,
  deleteIdentity,
  findAccountOf,
  findWaysIn,
  insertBegunLogin,
  linkSubject,
  lockWaysIn,
  takeBegunLogin,
} from './identities.queries.ts'

/** The part of what the provider says that is kept. */
export type Identity = Pick<ProvidedIdentity, 'issuer' | 'subject' | 'isAdmin'>

export interface ProviderAnswer {
  loginToken: string
  /** The query that the provider sent the browser back with. */
  answer: string
}

interface LoginStart {
  lifetime: SessionLifetime
  /** The token of the invitation by which the visitor came. */
  invitation?: string | null | undefined
  linkedBy?: number | null
  purpose?: Purpose
}

/** A login begun for one cannot be finished for another: a proof must not link an account. */
type Purpose = 'provider login' | 'provider proof'

/** Begins a login. The token stays in the browser, so that nobody can log another person in as themselves. */
export async function beginLogin(
  ctx: Context,
  { lifetime, invitation = null, linkedBy = null, purpose = 'provider login' }: LoginStart,
): Promise<{ url: string; loginToken: string }> {
  const { url, ...secrets } = await askProvider(ctx, { isFresh: purpose === 'provider proof' })
  const loginToken = randomBytes(32).toString('base64url')
  const login = {
    ...secrets,
    lifetime,
    invitation,
    linkedBy,
    tokenHash: hashOf(ctx, loginToken, purpose),
  }
  await insertBegunLogin(ctx.db, login, ctx.clock.now())
  return { url, loginToken }
}

export interface FinishedLogin {
  identity: ProvidedIdentity
  lifetime: SessionLifetime
  invitation: string | null
}

/** Who logged in, once for each begun login. Throws `not_found`, `invalid_token`, `identity_refused`. */
export async function finishLogin(
  ctx: Context,
  { loginToken, answer }: ProviderAnswer,
  linkedBy: number | null = null,
  purpose: Purpose = 'provider login',
): Promise<FinishedLogin> {
  if (!ctx.identityProvider) throw new AppError('not_found')
  const key = { tokenHash: hashOf(ctx, loginToken, purpose), linkedBy }
  const login = await takeBegunLogin(ctx.db, key, ctx.clock.now())
  if (!login) throw new AppError('invalid_token')
  const { lifetime, invitation } = login
  return { identity: await readAnswer(ctx, answer, login), lifetime, invitation }
}

/** The account of an identity; undefined if it belongs to none. */
export function findLinkedAccount({ db }: Pick<Context, 'db'>, identity: Identity) {
  return findAccountOf(db, identity)
}

/** Links an identity with an account unless it is. */
export async function confirmIdentity(
  ctx: Context,
  tx: Tx,
  userId: number,
  identity: Identity,
): Promise<void> {
  if (!(await linkSubject(tx, userId, identity, ctx.clock.now()))) return
  await ctx.events.identityChanged(tx, { userId })
  await recordEvent(ctx, tx, {
    kind: 'identity-changed',
    actorId: userId,
    details: { change: 'linked' },
  })
  await notifyOwner(ctx, tx, userId, { event: 'identity-linked', place: identity.issuer })
}

export async function showIdentity(
  { db, identityProvider }: Pick<Context, 'db' | 'identityProvider'>,
  { id }: Actor,
) {
  const ways = await findWaysIn(db, id)
  return {
    timeLinked: ways?.timeLinked?.toISOString() ?? null,
    hasPassword: ways?.hasPassword === true,
    hasOtherWayIn: ways?.hasOtherWayIn === true && !identityProvider?.isOnly,
  }
}

/**
 * Begins a login that links the actor's account, which nobody else can finish. Throws `email_unconfirmed`: an
 * account that was made with the address of somebody else must not keep a way in for its maker.
 */
export async function beginLink(ctx: Context, { id }: Actor) {
  await requireProvenAddress(ctx, ctx.db, id)
  return beginLogin(ctx, { lifetime: 'ordinary', linkedBy: id })
}

/** Links the account of the actor with whom the provider says they are. Throws `identity_taken`, and what `finishLogin` throws. */
export async function linkIdentity(
  ctx: Context,
  { id }: Actor,
  answer: ProviderAnswer,
): Promise<{ linked: true }> {
  const { identity } = await finishLogin(ctx, answer, id)
  await transaction(ctx.db, (tx) => confirmIdentity(ctx, tx, id, identity))
  return { linked: true }
}

/** Begins a proof that the actor is there, for which the provider asks them to log in again. */
export function beginProof(ctx: Context, { id }: Actor) {
  return beginLogin(ctx, { lifetime: 'ordinary', linkedBy: id, purpose: 'provider proof' })
}

/** True if the provider just had the actor log in. Throws what `finishLogin` throws. */
export async function acceptsProof(
  ctx: Context,
  { id }: Actor,
  answer: ProviderAnswer,
): Promise<boolean> {
  const { identity } = await finishLogin(ctx, answer, id, 'provider proof')
  const account = await findLinkedAccount(ctx, identity)
  return identity.isFresh && account?.userId === id
}

/** True if a member can prove themselves by the provider. */
export async function isLinked(
  { db, identityProvider }: Pick<Context, 'db' | 'identityProvider'>,
  userId: number,
): Promise<boolean> {
  if (!identityProvider) return false
  return (await findWaysIn(db, userId))?.timeLinked != null
}

/** Ends the link of an account. Throws `not_found` if there is none, `last_way_in`. */
export function unlinkIdentity(ctx: Context, { id }: Actor): Promise<{ unlinked: true }> {
  return transaction(ctx.db, async (tx) => {
    await lockWaysIn(tx, id)
    const ways = await findWaysIn(tx, id)
    if (!ways?.timeLinked) throw new AppError('not_found')
    if (!ways.hasOtherWayIn || ctx.identityProvider?.isOnly) throw new AppError('last_way_in')
    await dropIdentity(ctx, tx, id)
    return { unlinked: true }
  })
}

/** Ends the link of an account if it has one. */
export async function dropIdentity(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  userId: number,
): Promise<void> {
  if (!(await deleteIdentity(tx, userId))) return
  await ctx.events.identityChanged(tx, { userId })
  await recordEvent(ctx, tx, {
    kind: 'identity-changed',
    actorId: userId,
    details: { change: 'unlinked' },
  })
}

export function removeExpiredBegunLogins({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteExpiredBegunLogins(db, clock.now())
}

function hashOf({ tokens }: Pick<Context, 'tokens'>, loginToken: string, purpose: Purpose): Buffer {
  return tokens.hash(JSON.stringify([purpose, loginToken]))
}
