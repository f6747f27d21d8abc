import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ImportRow } from '../imports.queries.ts'
import { type LoadedData, loadExisting } from '../plan/existing-data.ts'
import { stateOf } from '../plan/item-state.ts'
import { type PlannedItem, updateItems } from '../plan/plan.queries.ts'
import { addUnknownWorks } from './add-unknown-works.ts'
import { collectThings } from './collect-things.ts'
import { insertWrites } from './write.queries.ts'
import { writeThings } from './write-things.ts'

/**
 * Writes items to their works, except list entries; works that nobody knows are added. Returns the items
 * with their works. Things that already exist are skipped, so nothing is written twice.
 */
export async function writeItems(
  ctx: Pick<Context, 'clock' | 'targets'>,
  tx: Tx,
  row: ImportRow,
  items: readonly PlannedItem[],
): Promise<PlannedItem[]> {
  const now = ctx.clock.now()
  const known = await addUnknownWorks(tx, row, items, now)
  const workIds = new Set(known.flatMap(({ workId }) => workId ?? []))
  const loaded = await loadExisting(ctx, tx, { ...row, workIds: [...workIds] })
  const existing = { ...loaded, importId: row.id }
  const states = known.map((one) => {
    const item = resetIfWorkDeleted(one, existing)
    return stateOf(item, existing, { keepsUnknown: row.keepsUnknown && item.match !== null })
  })
  const things = collectThings(known, states, {
    mediums: existing.mediums,
    lists: existing.lists,
    parts: existing.parts,
    now: now.toISOString(),
    timePlanned: row.timeCreated.toISOString(),
    allSpoilers: row.allSpoilers,
  })
  await insertWrites(tx, row, await writeThings(ctx, tx, row.userId, things))
  await updateItems(tx, row, states, { written: true })
  return known
}

/** Resets items whose work was deleted since the plan was made, so that they need a choice again. */
function resetIfWorkDeleted(item: PlannedItem, { mediums }: LoadedData): PlannedItem {
  return item.match && !mediums.has(item.match.workId) ? { ...item, match: null } : item
}
