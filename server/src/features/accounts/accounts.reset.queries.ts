import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** The account with an address; ignores case. */
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
  timeAsked: Date
  timeExpires: Date
}

/**
 * Stores the newest link of a user, which invalidates older ones. Returns false if a newer one has been
 * requested in the meantime, or this one has been used.
 */
export async function upsertReset(handle: Handle, reset: Reset): Promise<boolean> {
  const { userId, tokenHash, timeAsked, timeExpires } = reset
  const { rows } = await sql`
    insert into password_resets as known (user_id, token_hash, time_asked, time_expires)
    values (${userId}, ${tokenHash}, ${timeAsked}, ${timeExpires})
    on conflict (user_id) do update set token_hash = excluded.token_hash,
      time_asked = excluded.time_asked, time_expires = excluded.time_expires, time_used = null
    where known.time_asked < excluded.time_asked
      or (known.time_asked = excluded.time_asked and known.time_used is null)
    returning user_id`.execute(handle)
  return rows.length === 1
}

/** The unused link of a user, locked until the transaction ends, so that it is used only once. */
export function findResetForUpdate(handle: Handle, userId: number) {
  return handle
    .selectFrom('password_resets')
    .select(['token_hash as tokenHash', 'time_expires as timeExpires'])
    .where('user_id', '=', userId)
    .where('time_used', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateResetUsed(handle: Handle, userId: number, time: Date): Promise<void> {
  await handle
    .updateTable('password_resets')
    .set({ time_used: time })
    .where('user_id', '=', userId)
    .execute()
}
