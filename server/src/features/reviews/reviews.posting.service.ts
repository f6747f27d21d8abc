import type { PostedReview } from '@medley/contract/reviews'
import type { Medium } from '@medley/contract/medium'
import type { Review } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit, Tx } from '../../db/transaction.ts'
import { importReviews } from '../imports/imports.bulk.service.ts'
import { markEngagedInBulk } from '../engagements/engagements.service.ts'
import { removeSaved } from '../saved-for-later/saved-for-later.service.ts'
import { isPastTime, refuseFutureDate, timeOfImport } from './reviews.dates.rules.ts'
import {
  insertReviews,
  listNamedWorkIds,
  lockImportedReview,
  type NewReview,
  updateMissingTexts,
  type WorkName,
  type WrittenReview,
} from './reviews.posting.queries.ts'
import { showReview } from './reviews.service.ts'

interface ReviewDraft {
  work: { id: number; medium: Medium }
  rating: number
  review: string | null
  spoiler: boolean
  dateViewed?: string | null | undefined
}

/** Writes a review. Throws `work_not_found`, `validation_error`. */
export async function postReview(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  draft: ReviewDraft,
): Promise<Review> {
  refuseFutureDate(ctx.clock, draft.dateViewed, 'dateViewed')
  const { work, rating, review, spoiler, dateViewed } = draft
  const named = { workID: work.id, medium: work.medium }
  return postOne(ctx, commit, actor, { ...named, rating, review, spoiler, date_viewed: dateViewed })
}

/** Writes one review, or returns the one imported earlier. Throws like `postReview`. */
export async function postOne(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  posted: PostedReview,
): Promise<Review> {
  refuseFutureDate(ctx.clock, posted.date_viewed, 'date_viewed')
  return commit(async (tx) => {
    const [added] = await resolve(ctx, tx, [posted])
    if (!added) throw notFound('work')
    return showReview(tx, actor, await writeReview(ctx, tx, actor, added))
  })
}

/** Returns the id of the new review, or of the one imported earlier, locked against deletion. */
async function writeReview(ctx: Context, tx: Tx, actor: Actor, review: NewReview): Promise<number> {
  // The existing review may be deleted between the two statements; the next insert then succeeds.
  for (let round = 0; round < 3; round += 1) {
    const [written] = await writeReviews(ctx, tx, actor, [review])
    const id = written?.id ?? (await lockImportedReview(tx, actor.id, review))
    if (id !== undefined) return id
  }
  throw new Error('A review is neither new nor known')
}

/**
 * Writes reviews, all or none. Imported ones form an import that the member can undo; those imported
 * earlier are skipped. Throws like `postReview`.
 */
export async function postMany(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  posted: readonly PostedReview[],
): Promise<{ created: number; skipped: number }> {
  for (const [place, review] of posted.entries()) {
    refuseFutureDate(ctx.clock, review.date_viewed, `[${place}].date_viewed`)
  }
  return commit(async (tx) => {
    const reviews = await resolve(ctx, tx, posted)
    const own = reviews.filter(({ importSource }) => importSource === null)
    const imported = reviews.flatMap(({ importSource, ...review }) =>
      importSource === null ? [] : { ...review, importSource },
    )
    const written = await writeReviews(ctx, tx, actor, own)
    const added = await importReviews(tx, actor.id, imported, ctx.clock.now())
    const created = written.length + added
    return { created, skipped: posted.length - created }
  })
}

/** Posted reviews with our own work ids and posting times; future times are ignored. */
async function resolve(
  ctx: Context,
  tx: Tx,
  posted: readonly PostedReview[],
): Promise<NewReview[]> {
  const now = ctx.clock.now().toISOString()
  const workIds = await requireWorkIds(
    tx,
    posted.map(({ workID, medium, import_source: source }) => ({
      id: workID,
      medium,
      idIsExternal: Boolean(source),
    })),
  )
  return posted.map((review, place) => {
    const dateViewed = review.date_viewed ?? null
    const importSource = review.import_source ?? null
    const time = review.time_posted ?? null
    const timePosted = time !== null && isPastTime(ctx.clock, time) ? time : null
    return {
      workId: workIds[place] ?? 0,
      medium: review.medium,
      rating: review.rating,
      review: review.review,
      spoiler: review.spoiler,
      timePosted: importSource ? timeOfImport(timePosted, dateViewed) : now,
      dateViewed,
      importSource,
    }
  })
}

async function requireWorkIds(tx: Tx, names: readonly WorkName[]): Promise<number[]> {
  const found = await listNamedWorkIds(tx, names)
  return found.map((id) => {
    if (id === null) throw notFound('work')
    return id
  })
}

/** Writes the rows, marks their works engaged and removes the works from the saved ones. */
async function writeReviews(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  reviews: readonly NewReview[],
): Promise<WrittenReview[]> {
  const written = await insertReviews(tx, actor.id, reviews)
  if (written.length < reviews.length) await updateMissingTexts(tx, actor.id, reviews)
  const works = new Map(written.map(({ work_id: id, medium }) => [id, { id, medium }]))
  await markEngagedInBulk(tx, actor.id, [...works.values()], ctx.clock.now())
  await removeSaved(tx, actor.id, [...works.keys()])
  return written
}
