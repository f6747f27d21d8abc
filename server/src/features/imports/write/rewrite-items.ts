import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { removeUnusedAdditions } from '../../works/additions/works.forgetting.service.ts'
import type { ImportRow } from '../imports.queries.ts'
import { writeKinds } from '../../../ports/import-target.ts'
import type { PlannedItem } from '../plan/plan.queries.ts'
import { listMatchedWorks } from '../plan/plan.works.queries.ts'
import { revertWrites } from '../undo/revert-writes.ts'
import { listWritesOfWorks } from '../undo/undo.queries.ts'
import { writeItems } from './write-items.ts'
import { writeListsOf } from './write-lists.ts'

/**
 * Brings a written import in line with new decisions: what it wrote of a work that an item no longer
 * counts as is reverted, the item is written to its new work, and unused added works are deleted.
 */
export async function rewriteItems(
  ctx: Context,
  tx: Tx,
  row: ImportRow,
  changes: readonly { before: PlannedItem; after: PlannedItem }[],
): Promise<void> {
  const left = changes.flatMap(({ before, after }) =>
    before.workId !== null && (before.workId !== workOf(after) || isReturned(before, after))
      ? [before]
      : [],
  )
  const positions = left.map(({ position }) => position)
  const workIds = left.flatMap(({ workId }) => workId ?? [])
  const shared = new Set(await listMatchedWorks(tx, row, workIds, { except: positions }))
  const own = workIds.filter((id) => !shared.has(id))
  await revertWorks(ctx, tx, row, own)
  const decided = changes.map(({ after }) => ({ ...after, workId: workOf(after) }))
  const written = await writeItems(ctx, tx, row, decided)
  const keys = written.flatMap(({ item }) =>
    item.kind === 'work' ? item.listings.map(({ list }) => list) : [],
  )
  await writeListsOf(ctx, tx, row, new Set(keys))
  await removeUnusedAdditions(ctx, tx, row.userId, own)
}

/** True if a change that was taken over from the source is taken back. */
function isReturned(before: PlannedItem, after: PlannedItem): boolean {
  return before.takesChanges && !after.takesChanges
}

function workOf({ match, decision }: PlannedItem): number | null {
  return decision === 'skipped' ? null : (match?.workId ?? null)
}

/** Reverts the unchanged writes of an import about some works. */
async function revertWorks(
  ctx: Context,
  tx: Tx,
  row: ImportRow,
  workIds: readonly number[],
): Promise<void> {
  if (workIds.length === 0) return
  for (const kind of writeKinds) {
    await revertWrites(ctx, tx, row, await listWritesOfWorks(tx, row, kind, workIds))
  }
}
