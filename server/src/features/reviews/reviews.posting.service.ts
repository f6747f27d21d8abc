import type { Medium } from '@medley/contract/medium'
import type { Review } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit, Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../future-dates.ts'
import { importReviews } from '../imports/imports.bulk.service.ts'
import { markEngagedInBulk } from '../engagements/engagements.service.ts'
import { wantRenewal } from '../recommendations/recommendations.waiting.service.ts'
import { removeSaved } from '../saved-for-later/saved-for-later.service.ts'
import { tellSendersOf } from '../sent-works/sent-works.service.ts'
import { keepViewingsOf, setMonthOrYearOf } from '../viewings/viewings.of-reviews.service.ts'
import { isPastTime, timeOfImport } from './reviews.dates.rules.ts'
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

/** A review to be written. An imported one names the work by its id at the movie database. */
export interface ReviewDraft {
  work: { id: number; medium: Medium }
  rating: number
  review: string | null
  spoiler: boolean
  dateViewed?: string | null | undefined
  /** The month or year of the viewing, where the day is not known. */
  viewedIn?: string | null | undefined
  /** A `timePosted` in the future is ignored. */
  imported?: { source: NonNullable<NewReview['importSource']>; timePosted: string | null }
}

/**
 * Writes one review, or returns the one imported before. `dateField` names the date in errors.
 * Throws `work_not_found`, `validation_error`.
 */
export async function postReview(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  draft: ReviewDraft,
  dateField = 'dateViewed',
): Promise<Review> {
  refuseFutureDate(ctx.clock, draft.dateViewed, dateField)
  refuseFutureDate(ctx.clock, draft.viewedIn, 'viewedIn')
  return commit(async (tx) => {
    const [added] = await resolve(ctx, tx, actor, [draft])
    if (!added) throw notFound('work')
    const reviewId = await writeReview(ctx, tx, actor, added)
    if (draft.viewedIn) await setMonthOrYearOf(tx, { authorId: actor.id, reviewId }, draft.viewedIn)
    return showReview(tx, actor, reviewId)
  })
}

/** Answers the id of the new review, or of the one imported before, which is locked against deletion. */
async function writeReview(ctx: Context, tx: Tx, actor: Actor, review: NewReview): Promise<number> {
  // A known review can be deleted between the two statements; the next insert then succeeds.
  for (let round = 0; round < 3; round += 1) {
    const [written] = await writeReviews(ctx, tx, actor, [review])
    const id = written?.id ?? (await lockImportedReview(tx, actor.id, review))
    if (id !== undefined) return id
  }
  throw new Error('A review is neither new nor known')
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
  for (const [place, { dateViewed }] of drafts.entries()) {
    refuseFutureDate(ctx.clock, dateViewed, `[${place}].${dateField}`)
  }
  return commit(async (tx) => {
    const reviews = await resolve(ctx, tx, actor, drafts)
    const own = reviews.filter(({ importSource }) => importSource === null)
    const imported = reviews.flatMap(({ importSource, ...review }) =>
      importSource === null ? [] : { ...review, importSource },
    )
    const written = await writeReviews(ctx, tx, actor, own)
    const added = await importReviews(tx, actor.id, imported, ctx.clock.now())
    if (added > 0) await wantRenewal(ctx, tx, actor.id)
    const created = written.length + added
    return { created, skipped: drafts.length - created }
  })
}

/** Drafts with internal work ids and the time they count from. */
async function resolve(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  drafts: readonly ReviewDraft[],
): Promise<NewReview[]> {
  const now = ctx.clock.now().toISOString()
  const workIds = await requireWorkIds(
    tx,
    actor,
    drafts.map(({ work, imported }) => ({ ...work, idIsExternal: imported !== undefined })),
  )
  return drafts.map(({ work, rating, review, spoiler, dateViewed = null, imported }, place) => ({
    workId: workIds[place] ?? 0,
    medium: work.medium,
    rating,
    review,
    spoiler,
    timePosted: imported ? timeOfImported(ctx, imported.timePosted, dateViewed) : now,
    dateViewed,
    importSource: imported?.source ?? null,
  }))
}

function timeOfImported(ctx: Context, time: string | null, dateViewed: string | null): string {
  return timeOfImport(time !== null && isPastTime(ctx.clock, time) ? time : null, dateViewed)
}

async function requireWorkIds(tx: Tx, actor: Actor, names: readonly WorkName[]): Promise<number[]> {
  const found = await listNamedWorkIds(tx, actor, names)
  return found.map((id) => {
    if (id === null) throw notFound('work')
    return id
  })
}

/** Writes the rows with their viewings, marks their works engaged, takes them off the saved ones, and tells who sent them. */
async function writeReviews(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  reviews: readonly NewReview[],
): Promise<WrittenReview[]> {
  const written = await insertReviews(tx, actor.id, reviews)
  if (written.length < reviews.length) await updateMissingTexts(tx, actor.id, reviews)
  const works = new Map(written.map(({ workId: id, medium }) => [id, { id, medium }]))
  const time = ctx.clock.now()
  await markEngagedInBulk(tx, actor.id, [...works.values()], time)
  await removeSaved(tx, actor.id, [...works.keys()])
  const ids = written.map(({ id }) => id)
  await keepViewingsOf(tx, actor.id, ids)
  await tellSendersOf(ctx, tx, actor, ids)
  for (const medium of new Set(written.map((one) => one.medium))) {
    await wantRenewal(ctx, tx, actor.id, medium)
  }
  return written
}
