import type { Review } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import { loadReviews } from '../reviews/reviews.service.ts'
import { deletePinned, findPinned, upsertPinned } from './pinned-reviews.queries.ts'

/**
 * The pinned review of a user, null where the viewer may not see it. Throws `user_not_found`, `blocked_by_them`,
 * `not_in_audience`.
 */
export async function showPinned(
  ctx: Context,
  viewer: Viewer,
  { userId }: { userId: number },
): Promise<{ review: Review | null }> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  const id = await findPinned(ctx.db, userId)
  const [review = null] = id === null ? [] : await loadReviews(ctx.db, viewer, [id])
  return { review }
}

/** Throws `review_not_found`, also for a review of someone else. */
export function pin(
  ctx: Context,
  actor: Actor,
  { reviewId }: { reviewId: number },
): Promise<{ reviewId: number }> {
  return transaction(ctx.db, async (tx) => {
    if (!(await upsertPinned(tx, actor, reviewId))) throw notFound('review')
    return { reviewId }
  })
}

export function unpin(ctx: Context, actor: Actor): Promise<{ reviewId: null }> {
  return transaction(ctx.db, async (tx) => {
    await deletePinned(tx, actor.id)
    return { reviewId: null }
  })
}
