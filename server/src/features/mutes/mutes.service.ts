import { limits } from '@medley/contract/limits'
import type { MutedMember } from '@medley/contract/people/mutes'
import type { Actor } from '../../actor.ts'
import { AppError, forbidden } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { requireReachable } from '../profiles/profiles.service.ts'
import { deleteMute, insertMute, listMutedBy } from './mutes.queries.ts'

/** The members whom the actor mutes, latest first. */
export async function showMutes(ctx: Context, actor: Actor): Promise<{ items: MutedMember[] }> {
  const rows = await listMutedBy(ctx.db, actor)
  return { items: rows.map((row) => ({ ...row, timeMuted: row.timeMuted.toISOString() })) }
}

/**
 * Mutes a member, who is not notified; a friendship stays. Throws `own_item` for oneself, `user_not_found`,
 * and `rate_limited` beyond the number of mutes that a member may have.
 */
export async function mute(
  ctx: Context,
  actor: Actor,
  { userId }: { userId: number },
): Promise<{ isMuted: true }> {
  if (userId === actor.id) throw forbidden('own_item')
  await requireReachable(ctx.db, actor, userId)
  const added = { muterId: actor.id, mutedId: userId, time: ctx.clock.now() }
  if (!(await insertMute(ctx.db, added, limits.mutesMax))) throw new AppError('rate_limited')
  return { isMuted: true }
}

/** Ends a mute. */
export async function unmute(
  ctx: Context,
  actor: Actor,
  { userId }: { userId: number },
): Promise<{ isMuted: false }> {
  await deleteMute(ctx.db, actor.id, userId)
  return { isMuted: false }
}
