import { timingSafeEqual } from 'node:crypto'
import { errorTable } from '@medley/contract/errors'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { endAllSessions } from '../sessions/sessions.ending.service.ts'
import { rememberNetwork } from '../login-waits/login-waits.service.ts'
import { sendResetLinkJob } from './accounts.jobs.ts'
import { tellOwner } from './accounts.tell-owner.service.ts'
import { hashPassword } from './accounts.password.rules.ts'
import { refuseWeakPassword } from './accounts.password.service.ts'
import { hashResetToken } from './accounts.reset-link.service.ts'
import {
  findAccount,
  findAccountByEmail,
  findResetForUpdate,
  isEmailBlocked,
  updateResetUsed,
} from './accounts.reset.queries.ts'
import { updatePasswordHash } from './accounts.settings.queries.ts'

/** Enqueues the mail with a link to set a new password. Throws `no_account`, `email_blacklisted`. */
export async function requestReset(ctx: Context, email: string): Promise<{ email: string }> {
  if (await isEmailBlocked(ctx.db, email)) throw new AppError('email_blacklisted')
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) {
    throw new AppError('no_account', { message: `${errorTable.no_account.message} ${email}` })
  }
  const key = String(account.id)
  await ctx.jobs.enqueue(ctx.db, sendResetLinkJob, { userId: account.id }, { key })
  await recordEvent(ctx, ctx.db, { kind: 'password-reset-requested', memberId: account.id })
  return { email }
}

/** Sets a new password with the token of a link. Throws `invalid_token`, `token_expired`. */
export async function resetPassword(
  ctx: Context,
  userId: number,
  token: string,
  newPassword: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await transaction(ctx.db, async (tx) => {
    const reset = await findResetForUpdate(tx, userId)
    if (!reset || !isSame(reset.tokenHash, hashResetToken(token)))
      throw new AppError('invalid_token')
    if (reset.timeExpires <= ctx.clock.now()) throw new AppError('token_expired')
    const account = await findAccount(tx, userId)
    if (account) await refuseWeakPassword(ctx, 'new_password', newPassword, account)
    await updatePasswordHash(tx, userId, passwordHash)
    await endAllSessions(tx, userId)
    await updateResetUsed(tx, userId, ctx.clock.now())
    await recordEvent(ctx, tx, { kind: 'password-reset', actorId: userId })
    await tellOwner(ctx, tx, userId, { event: 'password-changed' })
  })
  // The link proves the owner: their login from here waits for no one else's failures.
  await rememberNetwork(ctx, userId)
  ctx.log.warn({ userId }, 'A password was reset')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
