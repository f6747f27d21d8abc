import type { Handle, Tx } from '../../../db/transaction.ts'

/** Empty names are stored as null. */
export async function updateName(
  handle: Handle,
  id: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await handle
    .updateTable('users')
    .set({ first_name: firstName || null, last_name: lastName || null })
    .where('id', '=', id)
    .execute()
}

export async function findPasswordHash(handle: Handle, id: number): Promise<string | undefined> {
  const row = await handle
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.passwordHash
}

export async function updatePasswordHash(
  handle: Handle,
  id: number,
  passwordHash: string,
): Promise<void> {
  await handle
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute()
}

/** Locks a user for its deletion. Returns whether it exists. */
export async function lockForDeletion(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the user, and all their data by cascade. Returns the key of their picture. */
export async function deleteUser(
  handle: Handle,
  id: number,
): Promise<{ pictureKey: string | null } | undefined> {
  return handle
    .deleteFrom('users')
    .where('id', '=', id)
    .returning('profile_picture as pictureKey')
    .executeTakeFirst()
}
