import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { addExport, finishExport } from '../exports/exports.writing.service.ts'
import { sendBackupLetterJob } from './backups.letters.jobs.ts'
import {
  type BackupRow,
  endRun,
  findRecipient,
  lockBackup,
  setExportOf,
} from './backups.queries.ts'
import { afterRun, isStopped } from './backups.schedule.rules.ts'
import { type Delivered, deliver } from './delivery/deliver.ts'

/** Runs requested before this time are lost. */
export function lostBefore(now: Date): Date {
  return new Date(now.getTime() - 6 * 3_600_000)
}

interface Run {
  userId: number
  byHand: boolean
}

type Job = Pick<RunningJob, 'assertLease' | 'signal' | 'isLast'>

/**
 * Makes and delivers the copy of a requested backup, and stores how it went. A repeated run goes on with the
 * export of the earlier one; of a backup that is done it does nothing.
 */
export async function runBackup(ctx: Context, run: Run, job: Job): Promise<void> {
  try {
    const begun = await begin(ctx, run, job)
    if (begun) await finish(ctx, begun, run, job)
  } catch (error) {
    if (job.isLast && !job.signal.aborted) {
      await end(ctx, run, { failure: 'internal', detail: null, isPruned: true }, job)
    }
    throw error
  }
}

interface Begun {
  row: BackupRow
  exportId: number
}

/** The export of a requested run; null if the run is done. Throws while the member's own export is in progress. */
async function begin(ctx: Context, { userId }: Run, job: Job): Promise<Begun | null> {
  return transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await lockBackup(tx, userId)
    if (!row || row.timeRequested === null) return null
    if (row.exportId !== null) return { row, exportId: row.exportId }
    const exportId = await addExport(tx, userId, ctx.clock.now())
    if (exportId === null) throw new Error('An export of the member is in progress')
    await setExportOf(tx, userId, exportId)
    return { row, exportId }
  })
}

async function finish(ctx: Context, { row, exportId }: Begun, run: Run, job: Job): Promise<void> {
  const { userId } = run
  const zip = await finishExport(ctx, { userId, exportId }, job)
  const to = await findRecipient(ctx, ctx.db, userId)
  if (!to) return
  await end(ctx, run, await deliver(ctx, row, { to, zip, signal: job.signal }), job)
}

async function end(
  ctx: Context,
  { userId, byHand }: Run,
  delivered: Delivered,
  job: Job,
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    // Settings may have changed since the start.
    const row = await lockBackup(tx, userId)
    if (!row || row.timeRequested === null) return
    const ended = afterRun(row, delivered, { now: ctx.clock.now(), byHand })
    await endRun(tx, userId, ended)
    if (isStopped({ ...row, ...ended }) && !isStopped(row)) {
      await ctx.jobs.enqueue(tx, sendBackupLetterJob, { userId, about: 'stopped' })
    }
  })
}
