import type { ImportSource } from '@medley/contract/import-values'
import type { Tx } from '../../db/transaction.ts'
import type { ImportedReview } from '../reviews/reviews.import-target.ts'
import type { TimedMark } from '../work-marks/work-marks.import-target.ts'
import { insertImport, updateImport } from './imports.queries.ts'
import { importKey, KnownReviews } from './plan/known-reviews.ts'
import { targets } from './targets/targets.ts'
import { insertWrites } from './write/write.queries.ts'
import { writeThings } from './write/write-things.ts'

type BulkReview = Omit<ImportedReview, 'sourceRating' | 'importKey' | 'completes' | 'replaces'> & {
  importSource: ImportSource
}

/**
 * Writes reviews from another service as an import without a plan, which the member can undo.
 * Existing reviews are skipped, but get the text if they have none. Returns the number of new ones.
 */
export async function importReviews(
  tx: Tx,
  userId: number,
  reviews: readonly BulkReview[],
  time: Date,
): Promise<number> {
  const workIds = [...new Set(reviews.map(({ workId }) => workId))]
  const existing = await targets.reviews.existing(tx, userId, workIds)
  const known = new Map([...existing].map(([workId, own]) => [workId, new KnownReviews(own)]))
  const added: ImportedReview[] = []
  const marks = new Map<number, TimedMark>()
  for (const review of mergeSame(reviews)) {
    const { workId, medium, importSource } = review
    const same = known.get(workId)?.findSame(importSource, review)
    if (same && (same.hasText || review.review === null)) continue
    const importedAs = importKey(importSource, review)
    const completes = same?.id ?? null
    added.push({ ...review, sourceRating: null, importKey: importedAs, completes, replaces: null })
    if (!same) marks.set(workId, { workId, medium, time: time.toISOString() })
  }
  const writes = await writeThings(tx, userId, {
    reviews: added,
    engaged: [...marks.values()],
    viewings: [],
    saved: [],
    staysSaved: new Set(),
  })
  if (writes.length === 0) return 0
  const sources = [...new Set(reviews.map(({ importSource }) => importSource))]
  const id = await insertImport(tx, {
    userId,
    sources,
    files: [],
    lists: [],
    keepsUnknown: false,
    time,
  })
  const owner = { userId, id }
  await insertWrites(tx, owner, writes)
  await updateImport(tx, owner, { state: 'written' }, time)
  return writes.filter(({ kind }) => kind === 'review').length
}

/** Merges reviews with the same work and dates; the merged review takes the text of either. */
function mergeSame(reviews: readonly BulkReview[]): BulkReview[] {
  const merged = new Map<string, BulkReview>()
  for (const review of reviews) {
    const key = `${review.workId}|${importKey(review.importSource, review)}`
    const known = merged.get(key)
    merged.set(key, known ? { ...known, review: known.review ?? review.review } : { ...review })
  }
  return [...merged.values()]
}
