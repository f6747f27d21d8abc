import type { Handle } from '../../db/transaction.ts'

/** Who of the two blocks the other. */
export async function findBlocks(
  handle: Handle,
  oneId: number,
  otherId: number,
): Promise<{ byOne: boolean; byOther: boolean }> {
  const rows = await handle
    .selectFrom('blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and({ blocker_id: oneId, blocked_id: otherId }),
        eb.and({ blocker_id: otherId, blocked_id: oneId }),
      ]),
    )
    .execute()
  const blockers = new Set(rows.map((row) => row.blocker_id))
  return { byOne: blockers.has(oneId), byOther: blockers.has(otherId) }
}
