import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { refuseAcrossBlock } from '../blocks/blocks.service.ts'
import { notifyOfListLike } from '../notifications/notifications.service.ts'
import { mayKnowList, mayLikeList } from './list-likes.policy.ts'
import {
  deleteLike,
  getLikeCount,
  insertLike,
  insertLikeRows,
  type LikedList,
  lockList,
} from './list-likes.queries.ts'

interface LikeState<L extends boolean> {
  listId: number
  likes: { totalCount: number }
  likedByMe: L
}

/** Likes a list. Throws `list_not_found`, `own_item`, `blocked_by_them`, `blocked_by_you`. */
export function like(ctx: Context, actor: Actor, listId: number): Promise<LikeState<true>> {
  return transaction(ctx.db, async (tx) => {
    const list = await requireKnownList(tx, actor, listId)
    if (!mayLikeList(actor, list)) throw forbidden('own_item')
    if (!list.visible) {
      await refuseAcrossBlock(tx, actor.id, list.ownerId)
      throw notFound('list')
    }
    const time = ctx.clock.now()
    const isNew = await insertLike(tx, { listId, userId: actor.id }, time)
    const event = { actorId: actor.id, recipientId: list.ownerId, time }
    if (isNew) await notifyOfListLike(tx, { ...event, listId })
    return { listId, likes: { totalCount: await getLikeCount(tx, listId) }, likedByMe: true }
  })
}

/** Removes a like. Throws `list_not_found`, also across a block. */
export function unlike(ctx: Context, actor: Actor, listId: number): Promise<LikeState<false>> {
  return transaction(ctx.db, async (tx) => {
    const list = await requireKnownList(tx, actor, listId)
    if (!list.visible) throw notFound('list')
    await deleteLike(tx, { listId, userId: actor.id })
    return { listId, likes: { totalCount: await getLikeCount(tx, listId) }, likedByMe: false }
  })
}

async function requireKnownList(tx: Tx, actor: Actor, listId: number): Promise<LikedList> {
  const list = await lockList(tx, actor, listId)
  if (!list || !mayKnowList(actor, list)) throw notFound('list')
  return list
}

/** Brings back the likes of a removed list, on the caller's transaction. */
export async function restoreListLikes(tx: Tx, kept: readonly object[]): Promise<void> {
  await insertLikeRows(tx, kept)
}
