import type { Actor, Viewer } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { forgetFriendship } from '../friendships/friendships.service.ts'
import { requireUser } from '../profiles/profiles.service.ts'
import { deleteBlock, findBlocks, insertBlock, lockPair } from './blocks.queries.ts'

type BlockedStatus = 'Blocked by them' | 'Blocked by you' | 'Not blocked'

/** How the viewer and a user stand; where both block, theirs is told. Throws `user_not_found`. */
export async function blockedStatus(
  ctx: Context,
  viewer: Viewer,
  username: string,
): Promise<BlockedStatus> {
  const user = await requireUser(ctx.db, username)
  if (!viewer) return 'Not blocked'
  const { byOne, byOther } = await findBlocks(ctx.db, viewer.id, user.id)
  if (byOther) return 'Blocked by them'
  return byOne ? 'Blocked by you' : 'Not blocked'
}

/** Blocks a user and ends what was between the two. Throws `user_not_found`, `validation_error`. */
export async function block(
  ctx: Context,
  actor: Actor,
  username: string,
): Promise<{ username: string; status: 'Blocked by you' }> {
  const user = await requireUser(ctx.db, username)
  if (user.id === actor.id) throw invalidValue('blocked_username', 'You cannot block yourself')
  await transaction(ctx.db, async (tx) => {
    await lockPair(tx, actor.id, user.id)
    const timeBlocked = ctx.clock.now()
    await insertBlock(tx, { blockerId: actor.id, blockedId: user.id, timeBlocked })
    await forgetFriendship(tx, actor.id, user.id)
  })
  return { username: user.username, status: 'Blocked by you' }
}

/** Ends the actor's own block. Throws `user_not_found`. */
export async function unblock(
  ctx: Context,
  actor: Actor,
  username: string,
): Promise<{ user: string; status: 'Not blocked' }> {
  const user = await requireUser(ctx.db, username)
  await deleteBlock(ctx.db, actor.id, user.id)
  return { user: user.username, status: 'Not blocked' }
}
