import type { Tx } from '../../../db/transaction.ts'
import { updateMergedInto } from './works.merging.queries.ts'

/** Merges a work into another, or with null makes it one of its own again. */
export async function setMergedInto(tx: Tx, workId: number, intoId: number | null): Promise<void> {
  await updateMergedInto(tx, workId, intoId)
}
