import type { Tx } from '../../../db/transaction.ts'
import type { ImportedReview } from '../../reviews/reviews.import-target.ts'
import type { SavedChange, TimedMark } from '../../work-marks/work-marks.import-target.ts'
import type { Write } from '../port/import-target.ts'
import { targets } from '../port/targets.ts'

/** What some items come to. */
export interface Things {
  reviews: ImportedReview[]
  engaged: TimedMark[]
  saved: Extract<SavedChange, { kind: 'saved' }>[]
}

/** Writes what does not exist yet; reviewed works leave the saved ones. Returns what is new because of it. */
export async function writeThings(
  tx: Tx,
  userId: number,
  { reviews, engaged, saved }: Things,
): Promise<Write[]> {
  const reviewed = await targets.reviews.write(tx, userId, reviews)
  const marked = await targets.engagements.write(tx, userId, engaged)
  const workIds = new Set(reviewed.flatMap(({ workId }) => workId ?? []))
  const unsaved = [...workIds].map((workId) => ({ kind: 'unsaved' as const, workId }))
  return [
    ...reviewed,
    ...marked,
    ...(await targets.saved.write(tx, userId, [...unsaved, ...saved])),
  ]
}
