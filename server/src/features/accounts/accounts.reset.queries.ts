import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** The account of an address, without regard to case. */
export function findAccountByEmail(handle: Handle, email: string) {
  return handle
    .selectFrom('users')
    .select('id')
    .where('email', '=', sql<string>`${email}::citext`)
    .executeTakeFirst()
}

export function findAccount(handle: Handle, id: number) {
  return handle
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function isEmailBlocked(handle: Handle, email: string): Promise<boolean> {
  const row = await handle
    .selectFrom('email_blocks')
    .select('email')
    .where('email', '=', sql<string>`${email}::citext`)
    .executeTakeFirst()
  return row !== undefined
}

interface Reset {
  userId: number
  tokenHash: string
  timeExpires: Date
}

/** Keeps the newest link of a user; older ones are void from then on. */
export async function upsertReset(handle: Handle, reset: Reset): Promise<void> {
  const link = { token_hash: reset.tokenHash, time_expires: reset.timeExpires }
  await handle
    .insertInto('password_resets')
    .values({ user_id: reset.userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute()
}

/** The link of a user, locked until the end of the transaction, so that it is used once. */
export function findResetForUpdate(handle: Handle, userId: number) {
  return handle
    .selectFrom('password_resets')
    .select(['token_hash', 'time_expires'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteReset(handle: Handle, userId: number): Promise<void> {
  await handle.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

/** Sets the password and ends every login token given out before. */
export async function updatePasswordAndEndTokens(
  handle: Handle,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await handle
    .updateTable('users')
    .set({ password_hash: passwordHash, token_version: sql`token_version + 1` })
    .where('id', '=', userId)
    .execute()
}
