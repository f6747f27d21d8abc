import type { Tx } from '../../db/transaction.ts'
import { countItems } from './plan/plan.queries.ts'
import type { ImportRow } from './imports.queries.ts'

/** How much writing a plan takes: its new items, then its lists. */
export async function countWork(tx: Tx, row: ImportRow): Promise<number> {
  return (await countItems(tx, row, { outcome: 'new' })) + row.lists.length
}
