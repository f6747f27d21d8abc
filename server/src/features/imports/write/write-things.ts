import type { Tx } from '../../../db/transaction.ts'
import type { ImportedEntries } from '../../entries/entries.import-target.ts'
import type { ImportedReview } from '../../reviews/reviews.import-target.ts'
import type { SavedChange, TimedMark } from '../../work-marks/work-marks.import-target.ts'
import {
  type ImportedViewing,
  writeViewingsOfReviews,
} from '../../viewings/viewings.import-target.ts'
import type { Write } from '../../../ports/import-target.ts'
import { targets } from '../targets/targets.ts'

/** The things that items write. */
export interface Things {
  reviews: ImportedReview[]
  engaged: TimedMark[]
  viewings: ImportedViewing[]
  episodes: ImportedEntries[]
  saved: Extract<SavedChange, { kind: 'saved' }>[]
  /** Works that the files keep for later, seen or not. */
  staysSaved: Set<number>
}

/**
 * Writes new things, the viewings of dated reviews that have none, and takes works seen since off the
 * saved ones, as a review or viewing by hand does. Returns the changes.
 */
export async function writeThings(
  tx: Tx,
  userId: number,
  { reviews, engaged, viewings, episodes, saved, staysSaved }: Things,
): Promise<Write[]> {
  const reviewed = await targets.reviews.write(tx, userId, reviews)
  const marked = await targets.engagements.write(tx, userId, engaged)
  const viewed = await targets.viewings.write(tx, userId, viewings)
  const seen = new Set([...reviewed, ...marked, ...viewed].flatMap(({ workId }) => workId ?? []))
  const unsaved = [...seen].filter((workId) => !staysSaved.has(workId)).map(toUnsaved)
  return [
    ...reviewed,
    ...marked,
    ...viewed,
    ...(await targets.entries.write(tx, userId, episodes)),
    ...(await writeViewingsOfReviews(tx, userId, reviewed)),
    ...(await targets.saved.write(tx, userId, [...unsaved, ...saved])),
  ]
}

function toUnsaved(workId: number): SavedChange {
  return { kind: 'unsaved', workId }
}
