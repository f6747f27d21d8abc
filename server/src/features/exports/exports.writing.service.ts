import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { writeExport } from './archive/write-export.ts'
import { expiryOf, failAbandonedExports, lastExpired } from './exports.expiry.service.ts'
import { findExport, insertExport, readPieces } from './exports.queries.ts'

/** A finished ZIP, for another feature to deliver. */
export interface FinishedZip {
  exportId: number
  timeRequested: Date
  timeExpires: Date
  size: number
  /** The bytes from the start, at every call. */
  bytes: () => AsyncGenerator<Buffer>
}

/** Adds an export that the caller's job writes; null if another one is in progress. */
export async function addExport(tx: Tx, userId: number, now: Date): Promise<number | null> {
  await failAbandonedExports(tx, userId, now)
  const added = await insertExport(tx, userId, now)
  return added?.id ?? null
}

/** The ZIP of an export, written in the caller's job if that did not happen yet. Throws if it is gone. */
export async function finishExport(
  ctx: Pick<Context, 'db' | 'clock' | 'files' | 'targets'>,
  { userId, exportId }: { userId: number; exportId: number },
  job: Pick<RunningJob, 'assertLease' | 'signal' | 'isLast'>,
): Promise<FinishedZip> {
  await writeExport(ctx, { userId, exportId }, job)
  const owner = { userId, since: lastExpired(ctx.clock.now()) }
  const row = await findExport(ctx.db, owner, exportId)
  if (row?.state !== 'ready') throw new Error(`The export ${exportId} has gone`)
  const { timeRequested, size } = row
  const timeExpires = expiryOf(timeRequested)
  return { exportId, timeRequested, timeExpires, size, bytes: () => readPieces(ctx.db, exportId) }
}
