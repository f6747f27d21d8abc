import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ImportRow } from '../imports.queries.ts'
import { type PlannedItem, updateItems } from '../plan/plan.queries.ts'
import { stateOf } from '../plan/item-state.ts'
import type { ExistingData } from '../plan/existing-types.ts'
import { groupShared, loadShared, toThing } from '../plan/plan-shared.ts'
import { insertWrites } from './write.queries.ts'

/** Writes comments, likes, friendships and what the member hides, after the reviews. Things that already exist are skipped. */
export async function writeShared(
  ctx: Pick<Context, 'targets'>,
  tx: Tx,
  row: ImportRow,
  planned: readonly PlannedItem[],
): Promise<void> {
  const items = planned.map(({ item }) => item)
  const shared = await loadShared(ctx, tx, row.userId, items)
  for (const { target, items: ones } of groupShared(ctx, items)) {
    await insertWrites(tx, row, await target.write(tx, row.userId, ones.map(toThing)))
  }
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
