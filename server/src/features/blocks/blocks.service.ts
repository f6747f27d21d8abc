import { AppError } from '../../app-error.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { findBlocks, lockPair } from './blocks.queries.ts'

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
export async function filterUnblocked(tx: Tx, actorId: number, otherId: number): Promise<void> {
  await lockPair(tx, actorId, otherId)
  await refuseAcrossBlock(tx, actorId, otherId)
}
