import type { Handle } from '../../db/transaction.ts'

export async function isFindable(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('findable_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertFindable(handle: Handle, userId: number, time: Date): Promise<void> {
  await handle
    .insertInto('findable_members')
    .values({ user_id: userId, time_added: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFindable(handle: Handle, userId: number): Promise<void> {
  await handle.deleteFrom('findable_members').where('user_id', '=', userId).execute()
}
