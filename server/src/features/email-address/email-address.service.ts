import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { limits } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import { AppError, invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import {
  findPendingLink,
  followLink,
  replaceLink,
  requestLink,
  voidLinks,
} from '../account-links/account-links.service.ts'
import {
  addressOf,
  changeAddress,
  confirmAddress,
  refuseTakenAddress,
} from '../accounts/accounts.address.service.ts'
import { isAddressBlocked } from '../accounts/accounts.service.ts'
import { requirePassword } from '../accounts/settings/accounts.settings.service.ts'
import { notifyOwner } from '../accounts/owner-letter/accounts.notify-owner.service.ts'
import { toAddress } from './email-address.view.ts'

/** The actor's address, and the new one that waits for its link. */
export async function showAddress(ctx: Context, { id }: Actor): Promise<EmailAddress> {
  const [address, change] = await Promise.all([
    addressOf(ctx.db, id),
    findPendingLink(ctx, ctx.db, id, 'change-email'),
  ])
  return toAddress(ctx, address, change)
}

/**
 * Has a link sent to a new address, and tells the present one. Where addresses need no link, the change
 * is made at once. Throws `invalid_credentials`, `email_taken`, `email_blacklisted`, and
 * `validation_error` for the present address.
 */
export async function requestChange(
  ctx: Context,
  actor: Actor,
  { email, password }: { email: string; password?: string | undefined },
): Promise<EmailAddress> {
  await requirePassword(ctx, actor, password)
  if (await isAddressBlocked(ctx, email)) throw new AppError('email_blacklisted')
  const present = await addressOf(ctx.db, actor.id)
  if (present.email.toLowerCase() === email.toLowerCase()) {
    throw invalidValue('email', 'This is your address already')
  }
  await refuseTakenAddress(ctx.db, email)
  await transaction(ctx.db, (tx) =>
    ctx.mail.confirmsAddresses
      ? announceChange(ctx, tx, actor.id, email)
      : changeAddress(ctx, tx, actor.id, { email, isConfirmed: false }),
  )
  return showAddress(ctx, actor)
}

async function announceChange(ctx: Context, tx: Tx, userId: number, email: string): Promise<void> {
  await replaceLink(ctx, tx, { userId, purpose: 'change-email', email })
  await notifyOwner(ctx, tx, userId, { event: 'email-change-requested' })
}

export async function cancelChange(ctx: Context, actor: Actor): Promise<EmailAddress> {
  await voidLinks(ctx.db, actor.id, ['change-email'])
  return showAddress(ctx, actor)
}

/**
 * Has the link of the waiting change sent again, or one that confirms the present address. Throws
 * `email_blacklisted`, and `rate_limited` within five minutes of the last letter.
 */
export async function sendLetter(ctx: Context, { id: userId }: Actor): Promise<{ email: string }> {
  const change = await findPendingLink(ctx, ctx.db, userId, 'change-email')
  const purpose = change ? 'change-email' : 'confirm-email'
  const { email } = change ?? (await addressOf(ctx.db, userId))
  if (await isAddressBlocked(ctx, email)) throw new AppError('email_blacklisted')
  const isSent = await transaction(ctx.db, (tx) => requestLink(ctx, tx, { userId, purpose, email }))
  if (isSent) return { email }
  const last = await findPendingLink(ctx, ctx.db, userId, purpose)
  throw new AppError('rate_limited', { retryAfter: secondsUntilNext(ctx, last?.timeRequested) })
}

function secondsUntilNext({ clock }: Pick<Context, 'clock'>, last: Date | undefined): number {
  const pause = limits.letterMinutes * 60_000
  const now = clock.now().getTime()
  return Math.max(1, Math.ceil(((last?.getTime() ?? now) + pause - now) / 1000))
}

/**
 * Confirms the address that a link was sent to, or makes it the account's. Throws `invalid_token`,
 * `token_used`, `token_expired`, and `email_taken` if another account has it meanwhile.
 */
export function confirmByLink(
  ctx: Context,
  userId: number,
  token: string,
): Promise<{ email: string; isChanged: boolean }> {
  const purposes = ['confirm-email', 'change-email'] as const
  return transaction(ctx.db, async (tx) => {
    const followed = { userId, token, purposes, whenUsed: 'token_used' as const }
    const { purpose, email } = await followLink(ctx, tx, followed)
    const isChanged = purpose === 'change-email'
    if (isChanged) await changeAddress(ctx, tx, userId, { email, isConfirmed: true })
    else await confirmAddress(ctx, tx, userId, email)
    return { email, isChanged }
  })
}
