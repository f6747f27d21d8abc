import type { Tx } from '../../db/transaction.ts'
import {
  insertMissingViewings,
  linkFreeViewings,
  moveToDaysOfReviews,
  unlinkUndated,
  type WrittenViewing,
} from './viewings.of-reviews.queries.ts'

export type { WrittenViewing } from './viewings.of-reviews.queries.ts'

/**
 * Brings viewings in step with reviews by a member that were written or changed: each dated review has
 * one viewing, of its day. A viewing of that day without a review becomes the review's; else a new one
 * is written, and returned. The viewing of a review that lost its date stays, without a day.
 */
export async function keepViewingsOf(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<WrittenViewing[]> {
  if (reviewIds.length === 0) return []
  await moveToDaysOfReviews(tx, reviewIds)
  await linkFreeViewings(tx, authorId, reviewIds)
  return insertMissingViewings(tx, authorId, reviewIds)
}

/** As `keepViewingsOf`, but the viewing of a review that lost its date keeps its day, without a review. */
export async function releaseViewingsOf(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<void> {
  await unlinkUndated(tx, reviewIds)
  await keepViewingsOf(tx, authorId, reviewIds)
}
