import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { refuseAcrossBlock } from '../blocks/blocks.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import {
  likedListNotification,
  likedRemarkNotification,
  likedReviewNotification,
} from './likes.notifications.ts'
import { mayKnow, mayLike } from './likes.policy.ts'
import {
  deleteLike,
  getLikeCount,
  insertLike,
  insertLikeRows,
  type LikedItem,
  type LikedKind,
  lockItem,
} from './likes.queries.ts'

/**
 * Likes an item and returns its number of likes. Throws `review_not_found` or `list_not_found`, `own_item`,
 * `blocked_by_them`, `blocked_by_you`.
 */
export function addLike(
  ctx: Context,
  actor: Actor,
  kind: LikedKind,
  id: number,
): Promise<{ totalCount: number }> {
  return transaction(ctx.db, async (tx) => {
    const item = await requireKnownItem(tx, actor, kind, id)
    if (!mayLike(actor, item)) throw forbidden('own_item')
    if (!item.visible) {
      await refuseAcrossBlock(tx, actor.id, item.ownerId)
      throw notFound(kind)
    }
    const time = ctx.clock.now()
    const event = { actorId: actor.id, recipientId: item.ownerId, time }
    if (await insertLike(tx, kind, { id, userId: actor.id }, time)) {
      await notifyOwner(tx, kind, event, id)
    }
    return { totalCount: await getLikeCount(tx, kind, id) }
  })
}

async function notifyOwner(
  tx: Tx,
  kind: LikedKind,
  event: { actorId: number; recipientId: number; time: Date },
  id: number,
): Promise<void> {
  if (kind === 'review') return notify(tx, likedReviewNotification, { ...event, reviewId: id })
  if (kind === 'list') return notify(tx, likedListNotification, { ...event, listId: id })
  return notify(tx, likedRemarkNotification, { ...event, remarkId: id })
}

/** Removes a like and returns how many are left. Throws `review_not_found` or `list_not_found`, also across a block. */
export function removeLike(
  ctx: Context,
  actor: Actor,
  kind: LikedKind,
  id: number,
): Promise<{ totalCount: number }> {
  return transaction(ctx.db, async (tx) => {
    const item = await requireKnownItem(tx, actor, kind, id)
    if (!item.visible) throw notFound(kind)
    await deleteLike(tx, kind, { id, userId: actor.id })
    return { totalCount: await getLikeCount(tx, kind, id) }
  })
}

async function requireKnownItem(
  tx: Tx,
  actor: Actor,
  kind: LikedKind,
  id: number,
): Promise<LikedItem> {
  const item = await lockItem(tx, actor, kind, id)
  if (!item || !mayKnow(actor, item)) throw notFound(kind)
  return item
}

/** Brings back the likes of a removed item, on the caller's transaction. */
export async function restoreLikes(
  tx: Tx,
  kind: LikedKind,
  kept: readonly object[],
): Promise<void> {
  await insertLikeRows(tx, kind, kept)
}
