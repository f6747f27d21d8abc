import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { addLike, removeLike } from '../likes/likes.service.ts'

interface LikeState<L extends boolean> {
  listId: number
  likes: { totalCount: number }
  likedByMe: L
}

/** Likes a list. Throws `list_not_found`, `own_item`, `blocked_by_them`, `blocked_by_you`. */
export async function like(
  ctx: Context,
  actor: Actor,
  { listId }: { listId: number },
): Promise<LikeState<true>> {
  return { listId, likes: await addLike(ctx, actor, 'list', listId), likedByMe: true }
}

/** Removes a like. Throws `list_not_found`, also across a block. */
export async function unlike(
  ctx: Context,
  actor: Actor,
  { id: listId }: { id: number },
): Promise<LikeState<false>> {
  return { listId, likes: await removeLike(ctx, actor, 'list', listId), likedByMe: false }
}
