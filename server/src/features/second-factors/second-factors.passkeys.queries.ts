import type { Handle, Tx } from '../../db/transaction.ts'

interface NewPasskey {
  credentialId: string
  publicKey: Buffer
  signCount: number
  transports: string[]
  name: string
  /** Its device asked for a PIN, a finger or a face. */
  verifiesUser: boolean
  time: Date
}

/** A unique violation of `passkeys_credential_id_key` tells that the passkey exists. */
export function insertPasskey(
  tx: Tx,
  userId: number,
  { credentialId, publicKey, signCount, transports, name, verifiesUser, time }: NewPasskey,
) {
  return tx
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: publicKey,
      sign_count: signCount,
      transports,
      name,
      verifies_user: verifiesUser,
      time_added: time,
    })
    .returning(['id', 'name', 'time_added as timeAdded', 'time_last_used as timeLastUsed'])
    .executeTakeFirstOrThrow()
}

/** The passkeys of a user, the oldest first. */
export function listPasskeys(handle: Handle, userId: number) {
  return handle
    .selectFrom('passkeys')
    .select(['id', 'name', 'time_added as timeAdded', 'time_last_used as timeLastUsed'])
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export function findPasskey(handle: Handle, userId: number, credentialId: string) {
  return handle
    .selectFrom('passkeys')
    .select(['id', 'public_key as publicKey', 'sign_count as signCount'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** A passkey with the account that it belongs to. */
export function findPasskeyWithOwner(handle: Handle, credentialId: string) {
  return handle
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'public_key as publicKey', 'sign_count as signCount'])
    .select(['users.id as userId', 'username', 'token_version as version'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export async function updatePasskeyUsed(
  handle: Handle,
  id: number,
  { signCount, verifiesUser, time }: { signCount: number; verifiesUser: boolean; time: Date },
): Promise<void> {
  await handle
    .updateTable('passkeys')
    .set({
      sign_count: signCount,
      time_last_used: time,
      ...(verifiesUser ? { verifies_user: true } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Returns the name of the passkey; undefined if the user has none with this id. */
export async function deletePasskey(
  tx: Tx,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

/** Returns whether the user had one. */
export async function deletePasskeysOf(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
