import type { Tx } from '../../../db/transaction.ts'
import { entriesImportTarget, type ImportedEntries } from '../../entries/entries.import-target.ts'
import type { Write } from '../../../ports/import-target.ts'
import {
  engagementsImportTarget,
  type SavedChange,
  savedImportTarget,
  type TimedMark,
} from '../../work-marks/work-marks.import-target.ts'
import { type ImportedReview, reviewsImportTarget } from '../../reviews/reviews.import-target.ts'
import {
  type ImportedViewing,
  viewingsImportTarget,
  writeViewingsOfReviews,
} from '../../viewings/viewings.import-target.ts'

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
  const reviewed = await reviewsImportTarget.write(tx, userId, reviews)
  const marked = await engagementsImportTarget.write(tx, userId, engaged)
  const viewed = await viewingsImportTarget.write(tx, userId, viewings)
  const seen = new Set([...reviewed, ...marked, ...viewed].flatMap(({ workId }) => workId ?? []))
  const unsaved = [...seen].filter((workId) => !staysSaved.has(workId)).map(toUnsaved)
  return [
    ...reviewed,
    ...marked,
    ...viewed,
    ...(await entriesImportTarget.write(tx, userId, episodes)),
    ...(await writeViewingsOfReviews(tx, userId, reviewed)),
    ...(await savedImportTarget.write(tx, userId, [...unsaved, ...saved])),
  ]
}

function toUnsaved(workId: number): SavedChange {
  return { kind: 'unsaved', workId }
}
