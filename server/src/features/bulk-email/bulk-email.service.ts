import { unsubscribePlaceholder } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit, Tx } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { endLettersByLink } from '../notification-settings/notification-settings.service.ts'
import { sendMailingJob } from './bulk-email.jobs.ts'
import {
  copyUnsubscribed,
  insertAllRecipients,
  insertListedRecipients,
  insertMailing,
  insertUnsubscribed,
  moveWaitingMail,
} from './bulk-email.queries.ts'

interface Mailing {
  recipients: 'all' | string[]
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
}

/**
 * Stores a mailing with its recipients and enqueues the delivery. Returns the number of recipients.
 * Throws `missing_unsubscribe_placeholder`.
 */
export function acceptMailing(
  ctx: Context,
  actor: Actor,
  { recipients, ...letter }: Mailing,
  { commit }: { commit: Commit },
): Promise<{ accepted: number }> {
  for (const template of [letter.htmlTemplate, letter.plaintextTemplate]) {
    if (!template.includes(unsubscribePlaceholder)) {
      throw new AppError('missing_unsubscribe_placeholder')
    }
  }
  return commit(async (tx) => {
    const time = ctx.clock.now()
    const mailingId = await insertMailing(tx, { ...letter, authorId: actor.id, time })
    const accepted =
      recipients === 'all'
        ? await insertAllRecipients(ctx, tx, mailingId)
        : await insertListedRecipients(ctx, tx, mailingId, recipients)
    await ctx.jobs.enqueue(tx, sendMailingJob, { mailingId })
    const event = { kind: 'mailing-accepted', actorId: actor.id } as const
    await recordEvent(ctx, tx, { ...event, details: { mailing: mailingId, recipients: accepted } })
    return { accepted }
  })
}

interface Unsubscription {
  email: string
  unsubscribed: true
}

/** Unsubscribes an address from bulk mail. Throws `invalid_token` if the token is for another address. */
export async function unsubscribe(
  ctx: Context,
  { email, token }: { email: string; token: string },
): Promise<Unsubscription> {
  const written = await ctx.tokens.readEmail(token)
  if (written?.toLowerCase() !== email.toLowerCase()) throw new AppError('invalid_token')
  await insertUnsubscribed(ctx.db, written, ctx.clock.now())
  return { email, unsubscribed: true }
}

/** Unsubscribes the address in the token, or ends the letters that it names. Throws `invalid_token`. */
export async function unsubscribeByLink(
  ctx: Context,
  { token }: { token: string },
): Promise<Unsubscription | Awaited<ReturnType<typeof endLettersByLink>>> {
  const email = await ctx.tokens.readEmail(token)
  if (email === null) return endLettersByLink(ctx, token)
  return unsubscribe(ctx, { email, token })
}

/** Carries the wish for no bulk mail, and bulk mail that is not sent yet, over to a member's new address. */
export async function followAddress(
  tx: Tx,
  userId: number,
  change: { from: string; to: string; time: Date },
): Promise<void> {
  await copyUnsubscribed(tx, change)
  await moveWaitingMail(tx, userId, change.to)
}
