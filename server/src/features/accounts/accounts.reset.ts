import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { errorTable } from '@medley/contract/errors'
import { limits } from '@medley/contract/limits'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { hashPassword } from './accounts.password.ts'
import {
  deleteReset,
  findAccountByEmail,
  findResetForUpdate,
  isEmailBlocked,
  updatePasswordAndEndTokens,
  upsertReset,
} from './accounts.reset.queries.ts'

/**
 * Sends a link to set a new password; it is stored only as a hash. Throws `no_account`, `email_blacklisted`.
 */
export async function requestReset(ctx: Context, email: string): Promise<{ email: string }> {
  if (await isEmailBlocked(ctx.db, email)) throw new AppError('email_blacklisted')
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) {
    throw new AppError('no_account', { message: `${errorTable.no_account.message} ${email}` })
  }
  const token = randomBytes(32).toString('base64url')
  const timeExpires = new Date(ctx.clock.now().getTime() + limits.resetMinutes * 60_000)
  await upsertReset(ctx.db, { userId: account.id, tokenHash: hashToken(token), timeExpires })
  const link = ctx.mail.link(`/reset-password/${account.id}/${token}`)
  await ctx.mail.send({
    to: account.email,
    subject: 'Set a new password',
    text: resetText(account.username, link),
  })
  return { email }
}

function resetText(username: string, link: string): string {
  return [
    `Hello ${username},`,
    '',
    'somebody, hopefully you, asked for a new password on Medley. This link lets you set one',
    `within ${limits.resetMinutes} minutes, and works once:`,
    '',
    link,
    '',
    'If it was not you, do nothing: your password stays as it is.',
    '',
  ].join('\n')
}

/** Sets a new password with the token of a link. Throws `invalid_token`, `token_expired`. */
export async function resetPassword(
  ctx: Context,
  userId: number,
  token: string,
  newPassword: string,
): Promise<{ user_id: number }> {
  const passwordHash = await hashPassword(newPassword)
  await transaction(ctx.db, async (tx) => {
    const reset = await findResetForUpdate(tx, userId)
    if (!reset || !isSame(reset.token_hash, hashToken(token))) throw new AppError('invalid_token')
    if (reset.time_expires <= ctx.clock.now()) throw new AppError('token_expired')
    await updatePasswordAndEndTokens(tx, userId, passwordHash)
    await deleteReset(tx, userId)
  })
  ctx.log.warn({ userId }, 'A password was reset')
  return { user_id: userId }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
