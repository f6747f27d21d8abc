import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { MessageRefused } from '../../mail/mail.ts'
import {
  countDeliveries,
  type DeliveryCounts,
  findUnfinishedMailing,
  type MailingRecipient,
  type MailingRow,
  takeNextRecipient,
  updateFailure,
  updateFinished,
  failWaitingRecipients,
  updateLeftOut,
  updateSent,
} from './bulk-email.delivery.queries.ts'
import { letterTo } from './bulk-email.mail.ts'

/** The parts of the context that delivery needs. */
export type Delivery = Pick<Context, 'db' | 'clock' | 'log' | 'mail' | 'tokens'>

/**
 * Sends to all waiting addresses in sequence, and records each result immediately. A process that dies
 * after the mail server accepted a message, but before that is recorded, sends it again with the same
 * Message-ID: a duplicate is better than a loss.
 */
export async function deliverMailing(
  ctx: Delivery,
  mailingId: number,
  job: RunningJob,
): Promise<void> {
  const mailing = await findUnfinishedMailing(ctx.db, mailingId)
  if (!mailing) return
  await writeToAll(ctx, mailing, job).catch((error: unknown) => {
    if (!job.isLast || job.signal.aborted) throw error
    ctx.log.error({ err: error, mailingId }, 'The mail server could not be reached; given up')
  })
  const counts = await endAttempt(ctx, mailingId, job)
  if (counts.waiting > 0) throw new Error(`${counts.waiting} addresses were not reached yet`)
  logEnd(ctx, mailingId, counts)
}

async function writeToAll(ctx: Delivery, mailing: MailingRow, job: RunningJob): Promise<void> {
  const { attempt } = job
  let after = ''
  for (;;) {
    const step = { mailingId: mailing.id, attempt, after }
    const recipient = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      return takeNextRecipient(ctx, tx, step)
    })
    if (!recipient) return
    await writeTo(ctx, mailing, recipient)
    after = recipient.email
  }
}

async function writeTo(
  ctx: Delivery,
  mailing: MailingRow,
  { email, language }: MailingRecipient,
): Promise<void> {
  const recipient = { mailingId: mailing.id, email }
  try {
    await ctx.mail.send(await letterTo(ctx, mailing, { email, language }))
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error
    const { message: text, isFinal } = error
    await updateFailure(ctx.db, recipient, { text, isFinal })
    ctx.log.warn({ err: error, ...recipient }, 'A mass e-mail was refused')
    return
  }
  await updateSent(ctx.db, recipient, ctx.clock.now())
}

/** Ends the attempt. If addresses still wait, the job has another attempt to come. */
function endAttempt(ctx: Delivery, mailingId: number, job: RunningJob): Promise<DeliveryCounts> {
  return transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    await updateLeftOut(ctx, tx, mailingId)
    if (job.isLast) await failWaitingRecipients(tx, mailingId)
    const counts = await countDeliveries(tx, mailingId)
    if (counts.waiting === 0) await updateFinished(tx, mailingId, ctx.clock.now())
    return counts
  })
}

function logEnd({ log }: Delivery, mailingId: number, { sent, failed }: DeliveryCounts): void {
  const text = `A mass e-mail is through: ${sent} sent, ${failed} failed`
  if (failed > 0) log.warn({ mailingId }, text)
  else log.info({ mailingId }, text)
}
