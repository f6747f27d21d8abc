import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ImportRow } from '../imports.queries.ts'
import { loadExisting } from '../plan/existing-data.ts'
import { stateOf } from '../plan/item-state.ts'
import { loadShared } from '../plan/plan-shared.ts'
import { type PlannedItem, updateItems } from '../plan/plan.queries.ts'
import { rewriteItems } from './rewrite-items.ts'

export interface ItemChange {
  before: PlannedItem
  after: PlannedItem
}

/** Stores decisions of a plan; those of a written import change what it wrote at once. */
export async function changeItems(
  ctx: Context,
  tx: Tx,
  row: ImportRow,
  changes: readonly ItemChange[],
): Promise<void> {
  if (row.state === 'written') return rewriteItems(ctx, tx, row, changes)
  const decided = changes.map(({ after }) => after)
  const workIds = decided.flatMap(({ match }) => match?.workId ?? [])
  const items = decided.map(({ item }) => item)
  const known = await loadExisting(ctx, tx, { ...row, workIds: [...new Set(workIds)] })
  const existing = { ...known, shared: await loadShared(ctx, tx, row.userId, items) }
  const keepsUnknown = row.keepsUnknown
  const states = decided.map((item) => stateOf(item, existing, { keepsUnknown }))
  await updateItems(tx, row, states)
}
