import type { Handle } from '../../db/transaction.ts'

/** Only an account without any name gets names. */
export async function completeNames(
  handle: Handle,
  id: number,
  { firstName, lastName }: { firstName: string | null; lastName: string | null },
): Promise<void> {
  await handle
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .where('first_name', 'is', null)
    .where('last_name', 'is', null)
    .execute()
}

/** Answers whether the account had no picture. */
export async function completePictureKey(
  handle: Handle,
  id: number,
  key: string,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('users')
    .set({ profile_picture: key })
    .where('id', '=', id)
    .where('profile_picture', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
