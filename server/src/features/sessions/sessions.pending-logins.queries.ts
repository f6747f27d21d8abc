import { limits, type SessionLifetime } from '@medley/contract/limits'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { Identity } from '../identities/identities.service.ts'

interface PendingLogin {
  tokenHash: Buffer
  userId: number
  version: number
  lifetime: SessionLifetime
  timeExpires: Date
  /** The identity that the login links or confirms. */
  identity: Identity | null
}

const lastingMs = limits.secondStepMinutes * 60_000

/** Stores a login that waits for its second factor; those of the user that have expired go. */
export async function insertPendingLogin(
  handle: Handle,
  { tokenHash, userId, version, lifetime, timeExpires, identity }: PendingLogin,
  now: Date,
): Promise<void> {
  await sql`
    with expired as (
      delete from pending_logins where user_id = ${userId} and time_expires <= ${now}
    )
    insert into pending_logins (token_hash, user_id, version, lifetime, time_expires, identity)
    values (${tokenHash}, ${userId}, ${version}, ${lifetime}, ${timeExpires},
      ${identity === null ? null : JSON.stringify(identityOf(identity))}::jsonb)
  `.execute(handle)
}

/** Nothing else of what the provider says is kept. */
function identityOf({ issuer, subject, isAdmin }: Identity): Identity {
  return { issuer, subject, isAdmin }
}

export function findPendingLogin(handle: Handle, tokenHash: Buffer, now: Date) {
  return handle
    .selectFrom('pending_logins')
    .innerJoin('users', 'users.id', 'pending_logins.user_id')
    .select(['users.id as userId', 'username', 'version', 'lifetime'])
    .select(sql<Identity | null>`pending_logins.identity`.as('identity'))
    .where('token_hash', '=', tokenHash)
    .where('time_expires', '>', now)
    .where('time_expires', '<=', latestEnd(now, lastingMs))
    .executeTakeFirst()
}

/** Returns whether the login was still waiting. */
export async function deletePendingLogin(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_logins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes logins that expire at this time or earlier. */
export async function deleteExpiredLogins(handle: Handle, now: Date): Promise<void> {
  await handle
    .deleteFrom('pending_logins')
    .where((all) =>
      all.or([all('time_expires', '<=', now), all('time_expires', '>', latestEnd(now, lastingMs))]),
    )
    .execute()
}
