import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { removeUnusedAdditions } from '../../works/works.additions.service.ts'
import { listAddedWorks } from '../plan/plan.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import { type ImportName, type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import { revertWrites } from './revert-writes.ts'
import { listNextWrites } from './undo.queries.ts'

const writesAtOnce = 400
const worksAtOnce = 200

/** Reverts the unchanged writes of an import in chunks; continues where an earlier run stopped. */
export async function revertImport(
  ctx: Context,
  { userId, importId }: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (;;) {
    job.signal.throwIfAborted()
    const isMore = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await lockImport(tx, userId, importId)
      return row?.state === 'undoing' ? revertNext(ctx, tx, row) : false
    })
    if (!isMore) return
  }
}

/** Returns whether more may follow. */
async function revertNext(ctx: Context, tx: Tx, row: ImportRow): Promise<boolean> {
  const writes = await listNextWrites(tx, row, writesAtOnce)
  if (writes.length === 0) {
    for (const workIds of chunk(await listAddedWorks(tx, row), worksAtOnce)) {
      await removeUnusedAdditions(tx, row.userId, workIds)
    }
    const changes = { state: 'undone', workDone: row.workTotal } as const
    await updateImport(tx, row, changes, ctx.clock.now())
    return false
  }
  await revertWrites(ctx, tx, row, writes)
  const workDone = row.workDone + writes.length
  await updateImport(tx, row, { workDone }, ctx.clock.now())
  return true
}
