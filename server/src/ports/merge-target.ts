import type { z } from 'zod'
import type { Tx } from '../db/transaction.ts'

/** A work and the one that it is merged into, of the same medium. */
export interface MergePair {
  fromId: number
  intoId: number
}

/**
 * Rows that name works. Each feature with such rows implements it once, in `x.merge-target.ts`. All
 * calls run in the caller's transaction, which holds both works.
 */
export interface MergeTarget<Schema extends z.ZodType = z.ZodType> {
  /** Names the moved rows in the record of a merge. */
  name: string
  /** Result of `move`, as JSON stores it. */
  moved: Schema
  /** Moves the rows of one work to the other. */
  move(tx: Tx, pair: MergePair): Promise<z.output<Schema>>
  /** Brings back what was moved, as far as it is still there. */
  moveBack(tx: Tx, pair: MergePair, moved: z.output<Schema>): Promise<void>
}

/** Declares a merge target, preserving the type of what it moves. */
export function defineMergeTarget<Schema extends z.ZodType>(
  target: MergeTarget<Schema>,
): MergeTarget<Schema> {
  return target
}
