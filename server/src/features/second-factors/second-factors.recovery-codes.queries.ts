import type { Handle, Tx } from '../../db/transaction.ts'

export async function insertRecoveryCodes(
  tx: Tx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Returns whether the user had such a code that was not used. */
export async function updateCodeUsed(
  tx: Tx,
  userId: number,
  { hash, time }: { hash: Buffer; time: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ time_used: time })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('time_used', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True if a user has recovery codes, used ones included. */
export async function hasRecoveryCodes(handle: Handle, userId: number): Promise<boolean> {
  const query = handle.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
