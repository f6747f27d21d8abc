import type { Tx } from '../../../db/transaction.ts'
import type { ImportRow } from '../imports.queries.ts'
import { type PlannedItem, updateItems } from '../plan/plan.queries.ts'
import { stateOf } from '../plan/item-state.ts'
import type { ExistingData } from '../plan/existing-types.ts'
import { loadShared, sharedKinds, sharedOf, targetOfKind } from '../plan/plan-shared.ts'
import type { Write } from '../../../ports/import-target.ts'
import type { Item } from '../plan/import-item.ts'
import type { SharedThing } from '../read/record.ts'
import { insertWrites } from './write.queries.ts'

/** Writes comments, likes, friendships and what the member hides, after the reviews. Things that already exist are skipped. */
export async function writeShared(
  tx: Tx,
  row: ImportRow,
  planned: readonly PlannedItem[],
): Promise<void> {
  const items = planned.map(({ item }) => item)
  const shared = await loadShared(tx, row.userId, items)
  await insertWrites(tx, row, await writeSharedThings(tx, row.userId, items))
  const existing = {
    reviews: new Map(),
    engaged: new Map(),
    saved: new Map(),
    lists: new Map(),
    // No review of the file is still to come.
    shared: new Map([...shared].map(([item, one]) => [item, one === 'absent' ? 'gone' : one])),
  } satisfies ExistingData
  const states = planned.map((one) => stateOf(one, existing, { keepsUnknown: false }))
  await updateItems(tx, row, states, { written: true })
}

/** Writes the shared things among some items that are not here yet. */
async function writeSharedThings(tx: Tx, userId: number, items: readonly Item[]): Promise<Write[]> {
  const writes: Write[] = []
  for (const kind of sharedKinds) writes.push(...(await writeKind(tx, userId, items, kind)))
  return writes
}

function writeKind<K extends SharedThing['kind']>(
  tx: Tx,
  userId: number,
  items: readonly Item[],
  kind: K,
): Promise<Write[]> {
  const things = sharedOf(items, kind).map(({ thing }) => thing)
  return things.length === 0 ? Promise.resolve([]) : targetOfKind[kind].write(tx, userId, things)
}
