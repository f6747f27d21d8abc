import { limits, type SessionLifetime } from '@medley/contract/limits'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'

interface NewSession {
  id: string
  userId: number
  /** The token version of the user when the password was checked. */
  version: number
  lifetime: SessionLifetime
  device: string
  address: string
  time: Date
  timeExpires: Date
  timeProved: Date | null
  isByProvider: boolean
}

/**
 * Inserts a session. Returns false if all sessions of the user have been ended since the password was
 * checked. Locks the user, so that a concurrent reset either sees this session or is seen here.
 */
export async function insertSession(tx: Tx, session: NewSession): Promise<boolean> {
  const { id, userId, version, lifetime, device, address, time, timeExpires } = session
  const { timeProved, isByProvider } = session
  const { rows } = await sql<{ id: string }>`
    insert into sessions
      (id, user_id, lifetime, device, address, time_created, time_last_used, time_expires, time_proved,
        is_by_provider)
    select ${id}, users.id, ${lifetime}, ${device}, ${address}, ${time}, ${time}, ${timeExpires},
      ${timeProved}, ${isByProvider}
    from users where users.id = ${userId} and users.token_version = ${version}
    for share
    returning id
  `.execute(tx)
  return rows.length === 1
}

/** Deletes the sessions of a user beyond the permitted number, except one, those used longest ago first. */
export async function deleteExcessSessions(
  tx: Tx,
  userId: number,
  exceptId: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '<>', exceptId)
        .orderBy('time_last_used', 'desc')
        .orderBy('id')
        .offset(limits.sessionsPerUser - 1),
    )
    .execute()
}

interface Use {
  id: string
  time: Date
  timeExpires: Date
  /** A use after this time has been recorded already. */
  recent: Date
}

export async function updateLastUsed(handle: Handle, use: Use): Promise<void> {
  await sql`
    update sessions set time_last_used = ${use.time}, time_expires = ${use.timeExpires}
    where id = ${use.id}
      and (time_last_used <= ${use.recent} or time_last_used > ${latestEnd(use.time)})
  `.execute(handle)
}

/** Records that the member has proved to be there. */
export async function updateTimeProved(handle: Handle, id: string, time: Date): Promise<void> {
  await handle.updateTable('sessions').set({ time_proved: time }).where('id', '=', id).execute()
}

/** The sessions of a user that have not expired, the last used first. */
export function listSessionsOf(handle: Handle, userId: number, now: Date) {
  return handle
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'lifetime'])
    .select(['time_created as timeCreated', 'time_last_used as timeLastUsed'])
    .where('user_id', '=', userId)
    .where('time_expires', '>', now)
    .orderBy('time_last_used', 'desc')
    .orderBy('time_created', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns the session that the user had; undefined if there was none. */
export function deleteSession(handle: Handle, userId: number, id: string) {
  return handle
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_by_provider as isByProvider')
    .executeTakeFirst()
}

/** Deletes the sessions of a user, except one if given, and returns their number. */
export async function deleteSessionsOf(tx: Tx, userId: number, exceptId?: string): Promise<number> {
  const ofUser = tx.deleteFrom('sessions').where('user_id', '=', userId)
  const query = exceptId === undefined ? ofUser : ofUser.where('id', '<>', exceptId)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** Deletes sessions that expire at this time or earlier. One used later than now counts as used now. */
export async function deleteExpiredSessions(handle: Handle, now: Date): Promise<void> {
  await handle.deleteFrom('sessions').where('time_expires', '<=', now).execute()
  await sql`
    update sessions set time_last_used = ${now},
      time_expires = ${now}::timestamptz + (time_expires - time_last_used)
    where time_last_used > ${latestEnd(now)}
  `.execute(handle)
}

/** True if the audit log has a login of the user before the latest one. */
export async function hasLoggedInBefore(handle: Handle, userId: number): Promise<boolean> {
  const logins = await handle
    .selectFrom('audit_events')
    .select('id')
    .where('actor_id', '=', userId)
    .where('kind', '=', 'login')
    .limit(2)
    .execute()
  return logins.length === 2
}
