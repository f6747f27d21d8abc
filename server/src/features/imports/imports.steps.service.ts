import type { ImportState } from '@medley/contract/transfer/import-values'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { type ImportName, type ImportRow, lockImport } from './imports.queries.ts'

/** The parts of a running job that its steps need. */
export type JobLease = Pick<RunningJob, 'assertLease' | 'signal'>

/**
 * Runs a step of an import's job in a transaction of its own, with the import locked. Returns undefined, without the
 * step, where the import is in none of the states any more: its member has undone or discarded it. Throws if the job
 * stops or is another worker's.
 */
export async function runStep<T>(
  ctx: Pick<Context, 'db'>,
  { userId, importId }: ImportName,
  job: JobLease,
  states: readonly ImportState[],
  step: (tx: Tx, row: ImportRow) => Promise<T>,
): Promise<T | undefined> {
  job.signal.throwIfAborted()
  return transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await lockImport(tx, userId, importId)
    return row && states.includes(row.state) ? step(tx, row) : undefined
  })
}
