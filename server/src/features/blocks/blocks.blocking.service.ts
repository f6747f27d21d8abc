import type { BlockedMember } from '@medley/contract/people/blocks'
import type { Actor, Viewer } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireReachableName } from '../profiles/profiles.service.ts'
import {
  countBlockedBy,
  deleteBlock,
  findBlocks,
  insertBlock,
  listBlockedBy,
  lockPair,
} from './blocks.queries.ts'

type BlockedStatus = 'Blocked by them' | 'Blocked by you' | 'Not blocked'

/** Block status between viewer and user; if both blocked, reports theirs. Throws `user_not_found`. */
export async function blockedStatus(
  ctx: Context,
  viewer: Viewer,
  { user: username }: { user: string },
): Promise<BlockedStatus> {
  const user = await requireReachableName(ctx.db, viewer, username)
  if (!viewer) return 'Not blocked'
  const { byOne, byOther } = await findBlocks(ctx.db, viewer.id, user.id)
  if (byOther) return 'Blocked by them'
  return byOne ? 'Blocked by you' : 'Not blocked'
}

/** Blocks a user and ends any friendship or request. Throws `user_not_found`, `validation_error`. */
export async function block(
  ctx: Context,
  actor: Actor,
  username: string,
): Promise<{ username: string; status: 'Blocked by you' }> {
  const user = await requireReachableName(ctx.db, actor, username)
  if (user.id === actor.id) throw invalidValue('blocked_username', 'You cannot block yourself')
  await transaction(ctx.db, async (tx) => {
    await lockPair(tx, actor.id, user.id)
    const timeBlocked = ctx.clock.now()
    await insertBlock(tx, { blockerId: actor.id, blockedId: user.id, timeBlocked })
    await ctx.events.memberBlocked(tx, { blockerId: actor.id, blockedId: user.id })
  })
  return { username: user.username, status: 'Blocked by you' }
}

/** Removes the actor's block. Throws `user_not_found`. */
export async function unblock(
  ctx: Context,
  actor: Actor,
  { user: username }: { user: string },
): Promise<{ user: string; status: 'Not blocked' }> {
  const user = await requireReachableName(ctx.db, actor, username)
  await deleteBlock(ctx.db, actor.id, user.id)
  return { user: user.username, status: 'Not blocked' }
}

/** A page of the members whom the actor blocks, latest first. */
export async function showBlocks(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: BlockedMember[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listBlockedBy(ctx.db, actor, page),
    countBlockedBy(ctx.db, actor),
  ])
  const items = rows.map((row) => ({ ...row, timeBlocked: row.timeBlocked.toISOString() }))
  return { items, totalCount }
}
