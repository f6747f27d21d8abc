import type { ReportReason, ReportType } from '@medley/contract/administration/reports'
import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit } from '../../db/transaction.ts'
import { notifySupportJob } from './reports.jobs.ts'
import { reportMessage } from './reports.mail.ts'
import { mayReport } from './reports.policy.ts'
import { foldIntoCase, claimLetter } from './reports.cases.queries.ts'
import { findReported, insertReport } from './reports.queries.ts'

interface Complaint {
  type: ReportType
  itemId: number
  reason: ReportReason
  comments: string | null
}

/**
 * Stores a report in the open case of its item. The first report of a day enqueues a message to the
 * support address. Throws `item_not_found`, `own_item`.
 */
export function fileReport(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  { type, itemId, reason, comments }: Complaint,
): Promise<{ id: number }> {
  return commit(async (tx) => {
    const item = await findReported[type](tx, actor, itemId)
    if (!item) throw notFound('item')
    if (!mayReport(actor, item)) throw forbidden('own_item')
    const time = ctx.clock.now()
    const { caseId, reportCount } = await foldIntoCase(tx, { type, itemId, time })
    const report = { reporterId: actor.id, type, itemId, reason, comments, time }
    const id = await insertReport(tx, { ...report, caseId })
    if (await claimLetter(tx, caseId, time)) {
      const message = reportMessage(ctx.mail, actor, item, { id, ...report, reportCount })
      await ctx.jobs.enqueue(tx, notifySupportJob, message)
    }
    return { id }
  })
}
