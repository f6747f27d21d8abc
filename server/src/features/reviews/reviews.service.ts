import { mediums } from '@medley/contract/values/medium'
import type { PerMedium, Review } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import { commentsOf } from '../comments/comments.service.ts'
import {
  type ListedReview,
  listReviewPage,
  type ReviewFilter,
  type ReviewKey,
} from './reviews.lists.queries.ts'
import { readCursor, writeCursor } from './reviews.cursor.view.ts'
import { authorizeChange } from './reviews.policy.ts'
import {
  countReviewsPerMedium,
  deleteReviewRow,
  findOwnedReview,
  listReviewsById,
  type ReviewChanges,
  type ReviewRow,
  updateReview,
} from './reviews.queries.ts'
import { toReview } from './reviews.view.ts'

/**
 * A page of reviews, after the cursor `before` if given, and the cursor of the next page. Throws
 * `unauthenticated` if a visitor requests friends, `validation_error` for a cursor of another list.
 */
export async function listReviews(
  ctx: Context,
  viewer: Viewer,
  { before, ...filter }: ReviewFilter & { before?: string | undefined },
): Promise<{ items: Review[]; before: string | null }> {
  const needsMember = filter.friendship === 'friend' || filter.friendship === 'friendAndMe'
  if (needsMember && !viewer) throw new AppError('unauthenticated')
  const page = await readPage(ctx.db, viewer, filter, readCursor(filter, before))
  const last = page.at(filter.limit - 1)
  return {
    items: await toReviews(
      ctx.db,
      viewer,
      page.map(({ row }) => row),
    ),
    before: last ? writeCursor(filter, last.key) : null,
  }
}

/**
 * The next reviews that the viewer may see. Few are hidden, such as those of a removed work, and only looking
 * up each work tells: where they leave a page short, it is filled from the next one.
 */
async function readPage(
  handle: Handle,
  viewer: Viewer,
  filter: ReviewFilter,
  after: ReviewKey | undefined,
): Promise<ListedReview[]> {
  const { limit } = filter
  const shown: ListedReview[] = []
  let page = await listReviewPage(handle, viewer, filter, after)
  for (;;) {
    shown.push(...page.filter(({ isShown }) => isShown))
    const last = page.at(limit - 1)
    if (!last || shown.length >= limit) return shown.slice(0, limit)
    page = await listReviewPage(handle, viewer, { ...filter, offset: 0 }, last.key)
  }
}

async function toReviews(
  handle: Handle,
  viewer: Viewer,
  rows: readonly ReviewRow[],
): Promise<Review[]> {
  if (rows.length === 0) return []
  const comments = await commentsOf(
    handle,
    viewer,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toReview(row, comments.get(row.id) ?? []))
}

/** Reviews by id with their comments, in the order of the ids; invisible ones are left out. */
export async function loadReviews(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Review[]> {
  const [rows, comments] = await Promise.all([
    listReviewsById(handle, viewer, ids),
    commentsOf(handle, viewer, ids),
  ])
  return rows.map((row) => toReview(row, comments.get(row.id) ?? []))
}

/** One review. Throws `review_not_found`, also across a block. */
export async function showReview(handle: Handle, viewer: Viewer, id: number): Promise<Review> {
  const [review] = await loadReviews(handle, viewer, [id])
  if (!review) throw notFound('review')
  return review
}

/** Changes the actor's own review, and the day of its viewing; returns 0 if there is none. */
export async function changeReview(
  ctx: Context,
  actor: Actor,
  id: number,
  changes: ReviewChanges,
): Promise<0 | 1> {
  const { viewedIn } = changes
  refuseFutureDate(ctx.clock, changes.dateViewed, 'date_viewed')
  refuseFutureDate(ctx.clock, viewedIn, 'viewed_in')
  const dateViewed = viewedIn ? null : changes.dateViewed
  return transaction(ctx.db, async (tx) => {
    const review = await findOwnedReview(tx, actor, id)
    const own = review && authorizeChange(actor, review)
    if (!own) return 0
    if (!(await updateReview(tx, own, { ...changes, dateViewed }))) return 0
    const hasRating = changes.rating !== undefined
    const event = { authorId: actor.id, reviewId: own.id, viewedIn, hasRating }
    await ctx.events.reviewChanged(tx, event)
    return 1
  })
}

/** Deletes the actor's own review; its viewing stays. Throws `review_not_found`, `forbidden`. */
export function removeReview(ctx: Context, actor: Actor, id: number): Promise<1> {
  return transaction<1>(ctx.db, async (tx) => {
    const review = await findOwnedReview(tx, actor, id)
    if (!review?.visible) throw notFound('review')
    const own = authorizeChange(actor, review)
    if (!own) throw forbidden()
    if (!(await deleteReviewRow(tx, own))) throw notFound('review')
    await ctx.events.reviewDeleted(tx, { authorId: actor.id })
    return 1
  })
}

/**
 * A user's number of reviews per medium that the viewer may read, viewed on or after the date of `minTime`.
 * Throws `user_not_found`, `blocked_by_them`.
 */
export async function summarizeReviewsOf(
  ctx: Context,
  viewer: Viewer,
  { userId, minDateEngaged: minTime }: { userId: number; minDateEngaged?: string | undefined },
): Promise<{ total: number; perMedium: PerMedium }> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  const perMedium: PerMedium = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
  const counts = await countReviewsPerMedium(ctx.db, viewer, userId, minTime?.slice(0, 10) ?? null)
  for (const { medium, count } of counts) perMedium[medium] = count
  return { total: mediums.reduce((sum, medium) => sum + perMedium[medium], 0), perMedium }
}
