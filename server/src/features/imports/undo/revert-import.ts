import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { removeUnusedAdditions } from '../../works/additions/works.forgetting.service.ts'
import { listAddedWorks } from '../plan/plan.works.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import { type ImportName, type ImportRow, updateImport } from '../imports.queries.ts'
import { type JobLease, runStep } from '../imports.steps.service.ts'
import { revertWrites } from './revert-writes.ts'
import { listNextWrites } from './undo.queries.ts'
import { type WriteKind, writeKinds } from '../../../ports/import-target.ts'

const writesAtOnce = 400
const worksAtOnce = 200

/** Reverts the unchanged writes of an import in chunks; continues where an earlier run stopped. */
export async function revertImport(
  ctx: Context,
  { userId, importId }: ImportName,
  job: JobLease,
): Promise<void> {
  const step = (run: (tx: Tx, row: ImportRow) => Promise<boolean>) =>
    runStep(ctx, { userId, importId }, job, ['undoing'], run)
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
