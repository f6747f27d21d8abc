import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { findAccount, upsertReset } from './accounts.reset.queries.ts'

/** Mails a new link, which voids the one before; it is stored only as a hash. */
export async function sendResetLink(ctx: Context, userId: number, job: RunningJob): Promise<void> {
  const account = await findAccount(ctx.db, userId)
  if (!account) return
  const token = randomBytes(32).toString('base64url')
  const timeExpires = new Date(ctx.clock.now().getTime() + limits.resetMinutes * 60_000)
  await transaction(ctx.db, async (tx) => {
    await job.hold(tx)
    await upsertReset(tx, { userId, tokenHash: hashResetToken(token), timeExpires })
  })
  await ctx.mail.send({
    to: account.email,
    subject: 'Set a new password',
    text: resetText(account.username, ctx.mail.link(`/reset-password/${userId}/${token}`)),
  })
}

export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
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
