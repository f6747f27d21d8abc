import { errorTable } from '@medley/contract/errors'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { followLink, requestLink, voidLinks } from '../../account-links/account-links.service.ts'
import { recordEvent } from '../../audit-log/audit-log.service.ts'
import { rememberNetwork } from '../../login-waits/login-waits.service.ts'
import { notifyOwner } from '../owner-letter/accounts.notify-owner.service.ts'
import { hashPassword } from './accounts.password.rules.ts'
import { refuseWeakPassword } from './accounts.password.service.ts'
import { findAddress, updateEmailConfirmed } from '../accounts.address.queries.ts'
import { findAccount, findAccountByEmail, isEmailBlocked } from './accounts.reset.queries.ts'
import { updatePasswordHash } from '../settings/accounts.settings.queries.ts'

/**
 * Has a link to set a new password sent, unless one was in the last five minutes, which then stays valid.
 * Throws `no_account`, `email_blacklisted`.
 */
export async function requestReset(
  ctx: Context,
  { email }: { email: string },
): Promise<{ email: string }> {
  if (await isEmailBlocked(ctx.db, email)) throw new AppError('email_blacklisted')
  await transaction(ctx.db, async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) {
      throw new AppError('no_account', { message: `${errorTable.no_account.message} ${email}` })
    }
    await requestLink(ctx, tx, {
      userId: account.id,
      purpose: 'reset-password',
      email: account.email,
    })
    await recordEvent(ctx, tx, { kind: 'password-reset-requested', memberId: account.id })
  })
  return { email }
}

/**
 * Sets a new password with the token of a link, which also proves the address it was sent to. The first such proof
 * ends the link with the provider and passkeys. A change of address that waits for its link is void. Throws `invalid_token`, `token_expired`.
 */
export async function resetPassword(
  ctx: Context,
  userId: number,
  token: string,
  newPassword: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await transaction(ctx.db, async (tx) => {
    const purposes = ['reset-password'] as const
    const followed = { userId, token, purposes, whenUsed: 'invalid_token' as const }
    const { email } = await followLink(ctx, tx, followed)
    const account = await findAccount(tx, userId)
    if (account) await refuseWeakPassword(ctx, 'new_password', newPassword, account)
    await updatePasswordHash(tx, userId, passwordHash)
    await ctx.events.sessionsMustEnd(tx, { userId })
    const { timeConfirmed } = await findAddress(tx, userId)
    if (timeConfirmed === null) await ctx.events.addressFirstProven(tx, { userId })
    await updateEmailConfirmed(tx, userId, email, ctx.clock.now())
    await voidLinks(tx, userId, ['change-email'])
    await recordEvent(ctx, tx, { kind: 'password-reset', actorId: userId })
    await notifyOwner(ctx, tx, userId, { event: 'password-changed' })
  })
  // The link proves the owner: their login from here waits for no one else's failures.
  await rememberNetwork(ctx, userId)
  ctx.log.warn({ userId }, 'A password was reset')
}
