import type { Tx } from '../../../db/transaction.ts'
import type { ImportedReview } from '../../reviews/reviews.import-target.ts'
import type { SavedChange, TimedMark } from '../../work-marks/work-marks.import-target.ts'
import {
  type ImportedViewing,
  writeViewingsOfReviews,
} from '../../viewings/viewings.import-target.ts'
import type { Write } from '../port/import-target.ts'
import { targets } from '../port/targets.ts'

/** The things that items write. */
export interface Things {
  reviews: ImportedReview[]
  engaged: TimedMark[]
  viewings: ImportedViewing[]
  saved: Extract<SavedChange, { kind: 'saved' }>[]
}

/**
 * Writes new things, the viewings of dated reviews that have none, and removes reviewed works from the
 * saved ones. Returns the changes.
 */
export async function writeThings(
  tx: Tx,
  userId: number,
  { reviews, engaged, viewings, saved }: Things,
): Promise<Write[]> {
  const reviewed = await targets.reviews.write(tx, userId, reviews)
  const marked = await targets.engagements.write(tx, userId, engaged)
  const workIds = new Set(reviewed.flatMap(({ workId }) => workId ?? []))
  const unsaved = [...workIds].map((workId) => ({ kind: 'unsaved' as const, workId }))
  return [
    ...reviewed,
    ...marked,
    ...(await targets.viewings.write(tx, userId, viewings)),
    ...(await writeViewingsOfReviews(tx, userId, reviewed)),
    ...(await targets.saved.write(tx, userId, [...unsaved, ...saved])),
  ]
}
