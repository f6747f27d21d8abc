import type { Handle } from '../../db/transaction.ts'
import { type CoverRow, listCoversOf } from './works.covers.queries.ts'

export type { CoverRow }

/** The facts of works that drawn covers show, in the order of their ids; without works that visitors may not see. */
export async function coversOf(handle: Handle, ids: readonly number[]): Promise<CoverRow[]> {
  return ids.length === 0 ? [] : listCoversOf(handle, ids)
}
