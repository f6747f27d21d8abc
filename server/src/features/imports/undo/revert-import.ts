import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { removeUnusedAdditions } from '../../works/additions/works.forgetting.service.ts'
import { listAddedWorks } from '../plan/plan.works.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import { type ImportName, type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import { revertWrites } from './revert-writes.ts'
import { listNextWrites } from './undo.queries.ts'
import { type WriteKind, writeKinds } from '../../../ports/import-target.ts'

const writesAtOnce = 400
const worksAtOnce = 200

/** Reverts the unchanged writes of an import in chunks; continues where an earlier run stopped. */
export async function revertImport(
  ctx: Context,
  { userId, importId }: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  const step = (run: (tx: Tx, row: ImportRow) => Promise<boolean>): Promise<boolean> => {
    job.signal.throwIfAborted()
    return transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await lockImport(tx, userId, importId)
      return row?.state === 'undoing' ? run(tx, row) : false
    })
  }
  for (const kind of writeKinds) {
    while (await step((tx, row) => revertNext(ctx, tx, row, kind)));
  }
  for (const workIds of chunk(
    await listAddedWorks(ctx.db, { userId, id: importId }),
    worksAtOnce,
  )) {
    await step(async (tx) => (await removeUnusedAdditions(ctx, tx, userId, workIds)) > 0)
  }
  await step(async (tx, row) => {
    const changes = { state: 'undone', workDone: row.workTotal } as const
    await updateImport(tx, row, changes, ctx.clock.now())
    return false
  })
}

/** Returns whether more of the kind may follow. */
async function revertNext(ctx: Context, tx: Tx, row: ImportRow, kind: WriteKind): Promise<boolean> {
  const writes = await listNextWrites(tx, row, kind, writesAtOnce)
  if (writes.length === 0) return false
  await revertWrites(ctx, tx, row, writes)
  const workDone = row.workDone + writes.length
  await updateImport(tx, row, { workDone }, ctx.clock.now())
  return writes.length === writesAtOnce
}
