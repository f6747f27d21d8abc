import type { Tx } from '../../../db/transaction.ts'
import type { ImportRow } from '../imports.queries.ts'
import { type PlannedItem, updateItems } from '../plan/plan.queries.ts'
import { stateOf } from '../plan/item-state.ts'
import type { ExistingData } from '../plan/plan-item.ts'
import { loadShared, sharedOf } from '../plan/plan-shared.ts'
import { targets } from '../port/targets.ts'
import { insertWrites } from './write.queries.ts'

/** Writes comments, likes and friendships, after the reviews. Things that already exist are skipped. */
export async function writeShared(
  tx: Tx,
  row: ImportRow,
  planned: readonly PlannedItem[],
): Promise<void> {
  const items = planned.map(({ item }) => item)
  const shared = await loadShared(tx, row.userId, items)
  const { userId } = row
  const of = <K extends 'comment' | 'like' | 'friend'>(kind: K) =>
    sharedOf(items, kind).map(({ thing }) => thing)
  await insertWrites(tx, row, [
    ...(await targets.comments.write(tx, userId, of('comment'))),
    ...(await targets.likes.write(tx, userId, of('like'))),
    ...(await targets.friendships.write(tx, userId, of('friend'))),
  ])
  const existing = {
    reviews: new Map(),
    engaged: new Set<number>(),
    saved: new Set<number>(),
    lists: new Map(),
    // No review of the file is still to come.
    shared: new Map([...shared].map(([item, one]) => [item, one === 'absent' ? 'gone' : one])),
  } satisfies ExistingData
  const states = planned.map((one) => stateOf(one, existing, { keepsUnknown: false }))
  await updateItems(tx, row, states, { written: true })
}
