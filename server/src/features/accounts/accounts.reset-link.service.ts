import { createHash } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { findAccount, upsertReset } from './accounts.reset.queries.ts'

/**
 * Mails a new link, which invalidates the previous one; only its hash is stored. Every try of a job sends
 * the same message, so the link works whichever duplicate a mailbox keeps.
 */
export async function sendResetLink(ctx: Context, userId: number, job: RunningJob): Promise<void> {
  const account = await findAccount(ctx.db, userId)
  if (!account) return
  const token = ctx.tokens.linkToken(`reset-password ${job.id}`)
  const timeExpires = new Date(ctx.clock.now().getTime() + limits.resetMinutes * 60_000)
  const isWanted = await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const tokenHash = hashResetToken(token)
    return upsertReset(tx, { userId, tokenHash, timeAsked: job.timeAsked, timeExpires })
  })
  if (!isWanted) return
  await ctx.mail.send({
    to: account.email,
    subject: 'Set a new password',
    text: resetText(account.username, ctx.mail.link(`/reset-password/${userId}/${token}`)),
    messageId: messageIdOf(ctx.mail, `reset-link-${job.id}`),
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
