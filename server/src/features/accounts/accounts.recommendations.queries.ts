import type { Handle } from '../../db/transaction.ts'

/** Undefined if the account is gone. */
export async function findInRecommendations(
  handle: Handle,
  userId: number,
): Promise<boolean | undefined> {
  const row = await handle
    .selectFrom('users')
    .select('in_recommendations as isIn')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.isIn
}

/** Returns whether it changed. */
export async function updateInRecommendations(
  handle: Handle,
  userId: number,
  isIn: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('users')
    .set({ in_recommendations: isIn })
    .where('id', '=', userId)
    .where('in_recommendations', '<>', isIn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
