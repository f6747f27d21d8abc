import type { Tx } from '../../db/transaction.ts'
import {
  insertMissingViewings,
  insertMonthOrYear,
  linkFreeMonthOrYear,
  linkFreeViewings,
  moveToDaysOfReviews,
  unlinkUndated,
  updateMonthOrYear,
  type WrittenViewing,
} from './viewings.of-reviews.queries.ts'

export type { WrittenViewing } from './viewings.of-reviews.queries.ts'

/**
 * Brings viewings in step with reviews by a member that were written or changed: each dated review has
 * one viewing, of its day. A viewing of that day without a review becomes the review's; else a new one
 * is written, and returned. The viewing of a review that lost its date stays, without a day.
 */
export async function syncViewings(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<WrittenViewing[]> {
  if (reviewIds.length === 0) return []
  await moveToDaysOfReviews(tx, reviewIds)
  await linkFreeViewings(tx, authorId, reviewIds)
  return insertMissingViewings(tx, authorId, reviewIds)
}

/**
 * Sets the month or year of a review without a day, which its viewing keeps: one of that month or year
 * without a review becomes the review's; else a new one is written. Null leaves the viewing without a date.
 */
async function setMonthOrYearOf(
  tx: Tx,
  review: { authorId: number; reviewId: number },
  monthOrYear: string | null,
): Promise<void> {
  const isSet = await updateMonthOrYear(tx, review.reviewId, monthOrYear)
  if (isSet || monthOrYear === null) return
  const wanted = { ...review, monthOrYear }
  if (!(await linkFreeMonthOrYear(tx, wanted))) await insertMonthOrYear(tx, wanted)
}

/** As `syncViewings`; sets the month or year of each too, unless it is undefined. */
export async function followReviews(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
  monthOrYear: string | null | undefined,
): Promise<void> {
  await syncViewings(tx, authorId, reviewIds)
  if (monthOrYear === undefined) return
  for (const reviewId of reviewIds) await setMonthOrYearOf(tx, { authorId, reviewId }, monthOrYear)
}

/** As `syncViewings`, but the viewing of a review that lost its date keeps its day, without a review. */
export async function releaseViewingsOf(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<void> {
  await unlinkUndated(tx, reviewIds)
  await syncViewings(tx, authorId, reviewIds)
}
