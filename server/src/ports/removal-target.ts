import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../db/transaction.ts'

/** Types of removable content. */
export type RemovableType =
  | 'review'
  | 'comment'
  | 'list'
  | 'picture'
  | 'profileTexts'
  | 'work'
  | 'sentWork'
  | 'remark'

export interface Removed<Kept> {
  /** Whose it was; null for a work. */
  memberId: number | null
  /** The title or the first words. */
  summary: string
  /** Data for `restore`, as JSON stores it. */
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
  /** Undefined if there is no such item. `id` is the user's for a picture and profile texts. */
  remove(
    tx: Tx,
    id: number,
    parts: readonly RemovalPart[],
  ): Promise<Removed<z.output<Schema>> | undefined>
  /** Brings it back under the same id, as far as what it refers to is still there; returns whether it could. */
  restore(
    tx: Tx,
    id: number,
    kept: z.output<Schema>,
    parts: readonly RemovalPart[],
  ): Promise<boolean>
}

/** Declares a removal target, preserving the type of what it keeps. */
export function defineRemovalTarget<Schema extends z.ZodType>(
  target: RemovalTarget<Schema>,
): RemovalTarget<Schema> {
  return target
}

/** Data of a feature that belongs to an item of another one, and is removed and restored with it. */
export interface RemovalPart<Schema extends z.ZodType = z.ZodType> {
  of: RemovableType
  /** Names the part in what is kept. */
  name: string
  kept: Schema
  /** Existing data of the item, an expression on its row. */
  selected: RawBuilder<unknown>
  restore(tx: Tx, id: number, kept: z.output<Schema>): Promise<void>
}

/** Declares a part, preserving the type of what it keeps. */
export function defineRemovalPart<Schema extends z.ZodType>(
  part: RemovalPart<Schema>,
): RemovalPart<Schema> {
  return part
}
