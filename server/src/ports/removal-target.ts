import type { z } from 'zod'
import type { Tx } from '../db/transaction.ts'

/** What can be removed. */
export type RemovableType = 'review' | 'comment' | 'list' | 'picture' | 'work' | 'sentWork'

export interface Removed<Kept> {
  /** Whose it was; null for a work. */
  memberId: number | null
  /** The title or the first words. */
  summary: string
  /** What `restore` needs, as JSON stores it. */
  kept: Kept
}

/**
 * Content that an admin can remove. Each feature with such content implements it once, in
 * `x.removal-target.ts`. The rows are deleted, so that no query can show them and the triggers correct
 * the counts; what is kept is outside the feature's tables.
 */
export interface RemovalTarget<Schema extends z.ZodType = z.ZodType> {
  type: RemovableType
  kept: Schema
  /** Undefined if there is no such item. `id` is the user's for a picture. */
  remove(tx: Tx, id: number): Promise<Removed<z.output<Schema>> | undefined>
  /** Brings it back under the same id, as far as what it refers to is still there; returns whether it could. */
  restore(tx: Tx, id: number, kept: z.output<Schema>): Promise<boolean>
}

/** Declares a removal target, preserving the type of what it keeps. */
export function defineRemovalTarget<Schema extends z.ZodType>(
  target: RemovalTarget<Schema>,
): RemovalTarget<Schema> {
  return target
}
