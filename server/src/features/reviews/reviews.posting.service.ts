import type { OwnAudience } from '@medley/contract/values/audiences'
import type { Medium } from '@medley/contract/values/medium'
import type { Review } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit, Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import { asAct } from '../acts/acts.service.ts'
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
import { listReviewsById } from './reviews.queries.ts'
import { showReview } from './reviews.service.ts'
import { toReview } from './reviews.view.ts'

/** A review to be written. An imported one names the work by its id at the movie database. */
export interface ReviewDraft {
  work: { id: number; medium: Medium }
  rating: number
  review: string | null
  spoiler: boolean
  dateViewed?: string | null | undefined
  /** The month or year of the viewing, where the day is not known. */
  viewedIn?: string | null | undefined
  audience?: OwnAudience
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
    const [added] = await resolveDrafts(ctx, tx, actor, [draft])
    if (!added) throw notFound('work')
    const act = { userId: actor.id, workId: added.workId, time: ctx.clock.now() }
    const { result } = await asAct(tx, act, () => {
      return writeReview(ctx, tx, actor, added, draft.viewedIn)
    })
    return result
  })
}

/** Answers the new review, or the one imported before, which is locked against deletion. */
async function writeReview(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  review: NewReview,
  viewedIn: string | null | undefined,
): Promise<Review> {
  // A known review can be deleted between the two statements; the next insert then succeeds.
  for (let round = 0; round < 3; round += 1) {
    const [written] = await writeReviews(ctx, tx, actor, [review], viewedIn)
    if (written) return showNewReview(tx, actor, written.id)
    const knownId = await lockImportedReview(tx, actor.id, review)
    if (knownId !== undefined) return showReview(tx, actor, knownId)
  }
  throw new Error('A review is neither new nor known')
}

/** Nobody has commented on it yet. */
async function showNewReview(tx: Tx, actor: Actor, id: number): Promise<Review> {
  const [row] = await listReviewsById(tx, actor, [id])
  if (!row) throw notFound('review')
  return toReview(row, [])
}

/** Drafts with internal work ids and the time they count from. */
export async function resolveDrafts(
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
  return drafts.map(
    ({ work, rating, review, spoiler, dateViewed = null, imported, audience = null }, index) => ({
      workId: workIds[index] ?? 0,
      medium: work.medium,
      rating,
      review,
      spoiler,
      timePosted: imported ? timeOfImported(ctx, imported.timePosted, dateViewed) : now,
      dateViewed,
      importSource: imported?.source ?? null,
      audience,
    }),
  )
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

/** Writes the rows; those imported before are skipped, but get the text if they have none. */
export async function writeReviews(
  ctx: Context,
  tx: Tx,
  author: Actor,
  reviews: readonly NewReview[],
  viewedIn?: string | null,
): Promise<WrittenReview[]> {
  const written = await insertReviews(tx, author.id, reviews)
  if (written.length < reviews.length) await updateMissingTexts(tx, author.id, reviews)
  if (written.length > 0) {
    const event = { author, reviews: written, viewedIn: viewedIn ?? undefined }
    await ctx.events.reviewsWritten(tx, { ...event, time: ctx.clock.now() })
  }
  return written
}
