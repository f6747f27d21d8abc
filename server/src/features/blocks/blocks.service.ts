import type { Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { findBlocks, findOwner, lockPair } from './blocks.queries.ts'

/**
 * Throws `user_not_found` if the owner of a page does not exist or is suspended, `blocked_by_them` if they
 * block the viewer.
 */
export async function requireVisibleOwner(
  handle: Handle,
  viewer: Viewer,
  ownerId: number,
): Promise<void> {
  const owner = await findOwner(handle, viewer, ownerId)
  if (!owner || (owner.isSuspended && !viewer?.isAdmin)) throw notFound('user')
  if (owner.blocksViewer) throw new AppError('blocked_by_them')
}

/** Throws `blocked_by_them`, else `blocked_by_you`, if either of two members blocks the other. */
export async function refuseAcrossBlock(
  handle: Handle,
  actorId: number,
  otherId: number,
): Promise<void> {
  const { byOne, byOther } = await findBlocks(handle, actorId, otherId)
  if (byOther) throw new AppError('blocked_by_them')
  if (byOne) throw new AppError('blocked_by_you')
}

/** Throws as `refuseAcrossBlock`; otherwise prevents blocks between the two until the transaction ends. */
export async function keepUnblocked(tx: Tx, actorId: number, otherId: number): Promise<void> {
  await lockPair(tx, actorId, otherId)
  await refuseAcrossBlock(tx, actorId, otherId)
}
