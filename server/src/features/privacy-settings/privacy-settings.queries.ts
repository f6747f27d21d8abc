import type { Handle, Tx } from '../../db/transaction.ts'

/** Whether a member is suggested to others, if they ever said so. */
export async function findIsSuggested(
  handle: Handle,
  userId: number,
): Promise<boolean | undefined> {
  const row = await handle
    .selectFrom('privacy_settings')
    .select('is_suggested as isSuggested')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.isSuggested
}

export async function upsertIsSuggested(
  tx: Tx,
  userId: number,
  isSuggested: boolean,
): Promise<void> {
  await tx
    .insertInto('privacy_settings')
    .values({ user_id: userId, is_suggested: isSuggested })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_suggested: isSuggested }))
    .execute()
}
