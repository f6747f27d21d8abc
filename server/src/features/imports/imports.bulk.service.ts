import type { ImportSource } from '@medley/contract/transfer/import-values'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Commit, Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import {
  resolveDrafts,
  type ReviewDraft,
  writeReviews,
} from '../reviews/reviews.posting.service.ts'
import type { TimedMark } from '../work-marks/work-marks.import-target.ts'
import { insertImport } from './imports.queries.ts'
import { importKey, KnownReviews } from './plan/known-reviews.ts'
import { type ImportedReview, reviewsImportTarget } from '../reviews/reviews.import-target.ts'
import { insertWrites } from './write/write.queries.ts'
import { writeThings } from './write/write-things.ts'

type BulkReview = Omit<ImportedReview, 'sourceRating' | 'importKey' | 'completes' | 'replaces'> & {
  importSource: ImportSource
}

/**
 * Writes reviews, all or none; imported ones are an import that the member can undo, and those
 * imported before are skipped. Throws as `postReview`.
 */
export async function postReviews(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  drafts: readonly ReviewDraft[],
  dateField: string,
): Promise<{ created: number; skipped: number }> {
  for (const [index, { dateViewed }] of drafts.entries()) {
    refuseFutureDate(ctx.clock, dateViewed, `[${index}].${dateField}`)
  }
  return commit(async (tx) => {
    const reviews = await resolveDrafts(ctx, tx, actor, drafts)
    const own = reviews.filter(({ importSource }) => importSource === null)
    const imported = reviews.flatMap(({ importSource, ...review }) =>
      importSource === null ? [] : { ...review, importSource },
    )
    const written = await writeReviews(ctx, tx, actor, own)
    const added = await importReviews(ctx, tx, actor.id, imported)
    if (added > 0) await ctx.events.marksChanged(tx, { userId: actor.id })
    const created = written.length + added
    return { created, skipped: drafts.length - created }
  })
}

/**
 * Writes reviews from another service as an import without a plan, which the member can undo.
 * Existing reviews are skipped, but get the text if they have none. Returns the number of new ones.
 */
export async function importReviews(
  ctx: Pick<Context, 'clock' | 'targets'>,
  tx: Tx,
  userId: number,
  reviews: readonly BulkReview[],
): Promise<number> {
  const time = ctx.clock.now()
  const workIds = [...new Set(reviews.map(({ workId }) => workId))]
  const existing = await reviewsImportTarget.existing(tx, userId, workIds)
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
  const writes = await writeThings(ctx, tx, userId, {
    reviews: added,
    engaged: [...marks.values()],
    viewings: [],
    parts: [],
    saved: [],
    staysSaved: new Set(),
  })
  if (writes.length === 0) return 0
  const sources = [...new Set(reviews.map(({ importSource }) => importSource))]
  const id = await insertImport(tx, {
    userId,
    state: 'written',
    sources,
    files: [],
    task: null,
    time,
  })
  const owner = { userId, id }
  await insertWrites(tx, owner, writes)
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
