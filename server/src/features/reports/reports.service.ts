import type { ReportReason, ReportType } from '@medley/contract/reports'
import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { afterCommit, transaction } from '../../db/transaction.ts'
import { reportMessage } from './reports.message.ts'
import { mayReport } from './reports.policy.ts'
import { findReported, insertReport } from './reports.queries.ts'

interface Complaint {
  type: ReportType
  item_id: number
  reason: ReportReason
  comments: string | null
}

/**
 * Keeps a report and tells the support address of it. Throws `item_not_found`, `own_item`; a mail
 * server that refuses the message does not undo the report.
 */
export function fileReport(
  ctx: Context,
  actor: Actor,
  { type, item_id: itemId, reason, comments }: Complaint,
): Promise<{ id: number }> {
  return transaction(ctx.db, async (tx) => {
    const item = await findReported[type](tx, actor, itemId)
    if (!item) throw notFound('item')
    if (!mayReport(actor, item)) throw forbidden('own_item')
    const time = ctx.clock.now()
    const report = { reporterId: actor.id, type, itemId, reason, comments, time }
    const id = await insertReport(tx, report)
    afterCommit(() => tellSupport(ctx, reportMessage(ctx.mail, actor, item, { id, ...report })))
    return { id }
  })
}

async function tellSupport(
  { mail, log }: Context,
  message: { subject: string; text: string },
): Promise<void> {
  try {
    await mail.send({ to: mail.supportAddress, ...message })
  } catch (error) {
    log.error({ err: error }, `A message to the support address was refused: ${message.subject}`)
  }
}
