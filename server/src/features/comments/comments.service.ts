import { limits } from '@medley/contract/limits'
import type { Comment } from '@medley/contract/values/shapes'
import type { Actor, Authorized, Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { refuseAcrossBlock } from '../blocks/blocks.service.ts'
import { notify, notifyEach } from '../notifications/notifications.service.ts'
import {
  alsoCommentedNotification,
  commentNotification,
  earlierCommenters,
} from './comments.notifications.ts'
import { authorizeDeletion } from './comments.policy.ts'
import {
  countComments,
  deleteCommentRow,
  findOwnedComment,
  insertComment,
  listCommentsOf,
  lockReviewAuthor,
  type OwnedComment,
  updateFiltered,
} from './comments.queries.ts'
import { toComment } from './comments.view.ts'

/** The comments on each review that the viewer may see, oldest first. */
export async function commentsOf(
  handle: Handle,
  viewer: Viewer,
  reviewIds: readonly number[],
): Promise<Map<number, Comment[]>> {
  const comments = new Map<number, Comment[]>(reviewIds.map((id) => [id, []]))
  for (const row of await listCommentsOf(handle, viewer, reviewIds)) {
    comments.get(row.reviewId)?.push(toComment(row))
  }
  return comments
}

/**
 * Comments on a review. Throws `review_not_found`, `blocked_by_them`, `blocked_by_you`, and `rate_limited`
 * where the review or the actor has as many comments under it as it may.
 */
export function addComment(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  { reviewId, content }: { reviewId: number; content: string },
): Promise<Comment> {
  return commit(async (tx) => {
    const reviewAuthorId = await lockReviewAuthor(tx, actor, reviewId)
    if (reviewAuthorId === undefined) throw notFound('review')
    await refuseAcrossBlock(tx, actor.id, reviewAuthorId)
    const time = ctx.clock.now()
    await refuseBeyondLimit(tx, { reviewId, authorId: actor.id, time })
    const comment = await insertComment(tx, {
      reviewId,
      authorId: actor.id,
      content,
      timePosted: time,
    })
    const event = { actorId: actor.id, time, reviewId, commentId: comment.id }
    if (!comment.isFiltered) await notifyOfComment(tx, reviewAuthorId, event)
    return toComment(comment)
  })
}

/** Notifies the author of the review and its earlier commenters, on the caller's transaction. */
async function notifyOfComment(
  tx: Tx,
  reviewAuthorId: number,
  event: { actorId: number; time: Date; reviewId: number; commentId: number },
): Promise<void> {
  if (event.actorId !== reviewAuthorId) {
    await notify(tx, commentNotification, { ...event, recipientId: reviewAuthorId })
  }
  const recipientIds = earlierCommenters({ ...event, reviewAuthorId })
  await notifyEach(tx, alsoCommentedNotification, { ...event, recipientIds })
}

/** Every review is answered with all its comments, so their number is bounded. */
async function refuseBeyondLimit(
  tx: Tx,
  { reviewId, authorId, time }: { reviewId: number; authorId: number; time: Date },
): Promise<void> {
  const since = new Date(time.getTime() - 86_400_000)
  const { all, recent } = await countComments(tx, {
    reviewId,
    authorId,
    since,
    until: latestEnd(time),
  })
  const isBeyond = all >= limits.commentsPerReview || recent >= limits.commentsPerReviewAndDay
  if (isBeyond) throw new AppError('rate_limited')
}

/** Deletes a comment. Throws `comment_not_found`, `forbidden`. */
export function removeComment(ctx: Context, actor: Actor, { id }: { id: number }): Promise<1> {
  return transaction<1>(ctx.db, async (tx) => {
    const comment = await findOwnedComment(tx, actor, id)
    if (!comment) throw notFound('comment')
    const deleted = await deleteCommentRow(tx, requireDeletable(actor, comment).id)
    if (!deleted) throw notFound('comment')
    return 1
  })
}

/** Applies a member's filter words to the comments under their reviews, on the caller's transaction. */
export async function filterCommentsUnder(tx: Tx, reviewAuthorId: number): Promise<void> {
  await updateFiltered(tx, reviewAuthorId)
}

/** Own comments can be deleted despite a block; comments of others hidden by it are not found. */
function requireDeletable(
  actor: Actor,
  comment: OwnedComment & { visible: boolean },
): Authorized<OwnedComment> {
  const isParty = actor.id === comment.authorId || actor.id === comment.reviewAuthorId
  if (!comment.visible && !isParty) throw notFound('comment')
  return authorizeDeletion(actor, comment)
}
