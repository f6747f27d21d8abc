import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { removeUnusedAdditions } from '../../works/works.additions.service.ts'
import { listAddedWorks } from '../plan/plan.queries.ts'
import { chunk } from '../../../parsing/chunk.ts'
import type { ImportDeps } from '../write/import-deps.ts'
import { type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import type { StoredWrite } from '../../../ports/import-target.ts'
import { kindsInOrderOfRevert, targetOf } from '../targets/targets.ts'
import type { ImportName } from '../write/write-plan.ts'
import { listNextWrites, settleWrites } from './undo.queries.ts'

const writesAtOnce = 400
const worksAtOnce = 200

/** Reverts the unchanged writes of an import in chunks; continues where an earlier run stopped. */
export async function revertImport(
  ctx: ImportDeps,
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
async function revertNext(ctx: ImportDeps, tx: Tx, row: ImportRow): Promise<boolean> {
  const writes = await listNextWrites(tx, row, kindsInOrderOfRevert, writesAtOnce)
  const [first] = writes
  if (!first) {
    for (const workIds of chunk(await listAddedWorks(tx, row), worksAtOnce)) {
      await removeUnusedAdditions(tx, row.userId, workIds)
    }
    const changes = { state: 'undone', workDone: row.workTotal } as const
    await updateImport(tx, row, changes, ctx.clock.now())
    return false
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each target reads back the states it wrote
  const ofTarget = writes as StoredWrite<never>[]
  const kept = await targetOf(first.kind).revert(tx, row.userId, ofTarget, ctx)
  await settleWrites(
    tx,
    row,
    writes.map(({ id }) => ({ id, kept: kept.get(id) ?? null })),
  )
  const workDone = row.workDone + writes.length
  await updateImport(tx, row, { workDone }, ctx.clock.now())
  return true
}
