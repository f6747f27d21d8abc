import type { Handle } from '../../../db/transaction.ts'
import type { ImportRow } from '../imports.queries.ts'
import { countItems } from '../plan/plan.queries.ts'

/** The number of things that the job of a confirmed plan writes: the new items first, then the lists. */
export async function countSteps(handle: Handle, row: ImportRow): Promise<number> {
  return (await countItems(handle, row, { outcome: 'new' })) + row.lists.length
}
