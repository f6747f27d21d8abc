import { AppError, forbidden } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import { voidLinks } from '../account-links/account-links.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import {
  findAddress,
  findAddressForUpdate,
  isAddressProven,
  isEmailTaken,
  updateEmail,
  updateEmailConfirmed,
} from './accounts.address.queries.ts'
import { findCredentialsByUsername } from './accounts.queries.ts'
import { notifyOwner } from './owner-letter/accounts.notify-owner.service.ts'

/** The address of an account, when it was confirmed, and until when it counts as confirmed without. */
export function addressOf(
  handle: Handle,
  userId: number,
): Promise<{ email: string; timeConfirmed: Date | null; graceUntil: Date | null }> {
  return findAddress(handle, userId)
}

/** Throws `email_unconfirmed` unless the member's address counts as proven. */
export async function requireProvenAddress(
  ctx: Pick<Context, 'mail' | 'clock'>,
  handle: Handle,
  userId: number,
): Promise<void> {
  if (!(await isAddressProven(ctx, handle, userId))) throw forbidden('email_unconfirmed')
}

/** Throws `email_taken` for an address that an account has. */
export async function refuseTakenAddress(handle: Handle, email: string): Promise<void> {
  if (await isEmailTaken(handle, email)) throw new AppError('email_taken')
}

/** Notes that a member reads mail at an address. Throws `invalid_token` unless it is still theirs. */
export async function confirmAddress(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  userId: number,
  email: string,
): Promise<void> {
  if (!(await updateEmailConfirmed(tx, userId, email, ctx.clock.now()))) {
    throw new AppError('invalid_token')
  }
  await recordEvent(ctx, tx, { kind: 'email-confirmed', actorId: userId })
}

/** Confirms a member's address by the operator's word. Throws `user_not_found`. */
export async function confirmAddressOf(
  ctx: Pick<Context, 'clock' | 'db'>,
  username: string,
): Promise<string> {
  const account = await findCredentialsByUsername(ctx.db, username)
  if (!account) throw new AppError('user_not_found')
  const { email } = await findAddress(ctx.db, account.id)
  await updateEmailConfirmed(ctx.db, account.id, email, ctx.clock.now())
  await recordEvent(ctx, ctx.db, { kind: 'email-confirmed', memberId: account.id })
  return email
}

/**
 * Gives an account another address, and tells the former one. Links sent to the former one become
 * useless; whoever wanted no mass mail there gets none here, and what waits to be sent goes here. Throws `email_taken`.
 */
export async function changeAddress(
  ctx: Context,
  tx: Tx,
  userId: number,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
  const former = await findAddressForUpdate(tx, userId)
  if (!former) throw new AppError('unauthenticated')
  const time = ctx.clock.now()
  await updateEmail(tx, userId, email, isConfirmed ? time : null).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email_key')) throw new AppError('email_taken')
    throw error
  })
  await voidLinks(tx, userId, ['reset-password', 'confirm-email', 'change-email'])
  await ctx.events.addressChanged(tx, { userId, from: former.email, to: email, time })
  const details = { formerEmail: former.email }
  await recordEvent(ctx, tx, { kind: 'email-changed', actorId: userId, details })
  const formerEmail = former.email
  await notifyOwner(ctx, tx, userId, { event: 'email-changed', formerEmail })
}
