import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { hasProvenAddress } from './accounts.visibility.ts'

/** Notes that someone reads mail at an address; returns false unless it is still the user's. */
export async function updateEmailConfirmed(
  handle: Handle,
  userId: number,
  email: string,
  time: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('users')
    .set({ time_email_confirmed: sql`coalesce(time_email_confirmed, ${time})` })
    .where('id', '=', userId)
    .where('email', '=', sql<string>`${email}::citext`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The address of a user and what is known of it, locked against other changes until the transaction ends. */
export function findAddressForUpdate(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Sets another address. A unique violation of `users_email_key` tells that it is taken. */
export async function updateEmail(
  tx: Tx,
  userId: number,
  email: string,
  timeConfirmed: Date | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, time_email_confirmed: timeConfirmed, email_grace_until: null })
    .where('id', '=', userId)
    .execute()
}

export async function isEmailTaken(handle: Handle, email: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('id')
    .where('email', '=', sql<string>`${email}::citext`)
    .executeTakeFirst()
  return row !== undefined
}

export function findAddress(handle: Handle, userId: number) {
  return handle
    .selectFrom('users')
    .select(['email', 'time_email_confirmed as timeConfirmed', 'email_grace_until as graceUntil'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** True if the address of a user counts as proven; false if the account was deleted. */
export async function isAddressProven(
  ctx: Pick<Context, 'mail' | 'clock'>,
  handle: Handle,
  userId: number,
): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(hasProvenAddress(ctx, 'users'))
    .executeTakeFirst()
  return row !== undefined
}
