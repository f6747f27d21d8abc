import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'
import { letterLanguage } from '../accounts/accounts.visibility.ts'

interface Attempt {
  keyHash: Buffer
  now: Date
  /** Failures up to this time no longer count. */
  expired: Date
  /** Failures without a wait. */
  freeFailures: number
  firstWaitSeconds: number
  longestWaitSeconds: number
}

/**
 * Counts an attempt as failed and sets the wait after it: none for the first failures, then the first
 * wait, doubled by each further failure up to the longest. Returns the number of failures, or undefined
 * during a wait.
 */
export async function countFailure(
  handle: Handle,
  { keyHash, now, expired, ...waits }: Attempt,
): Promise<number | undefined> {
  const failures = sql`case when login_waits.time_last <= ${expired}::timestamptz
    or login_waits.time_last > ${latestEnd(now)}::timestamptz then 0
    else login_waits.failures end`
  const doublings = sql`least(greatest(${failures} + 1 - ${waits.freeFailures}::integer, 0), 20)`
  const seconds = sql`case when ${failures} + 1 < ${waits.freeFailures}::integer then 0
    else least(${waits.firstWaitSeconds}::integer * power(2, ${doublings}),
      ${waits.longestWaitSeconds}::integer) end`
  const { rows } = await sql<{ failures: number }>`
    insert into login_waits (key_hash, failures, time_last, time_free)
    values (${keyHash}, 1, ${now}, ${now})
    on conflict (key_hash) do update set
      failures = ${failures} + 1,
      time_last = ${now},
      time_free = ${now}::timestamptz + make_interval(secs => ${seconds})
    where login_waits.time_free <= ${now}::timestamptz
      or login_waits.time_free > ${latestEnd(now, waits.longestWaitSeconds * 1000)}::timestamptz
    returning failures
  `.execute(handle)
  return rows[0]?.failures
}

/** The end of a wait. */
export async function findTimeFree(handle: Handle, keyHash: Buffer): Promise<Date | undefined> {
  const row = await handle
    .selectFrom('login_waits')
    .select('time_free as timeFree')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row?.timeFree
}

export async function deleteWait(handle: Handle, keyHash: Buffer): Promise<void> {
  await handle.deleteFrom('login_waits').where('key_hash', '=', keyHash).execute()
}

export async function isKnownNetwork(
  handle: Handle,
  keyHash: Buffer,
  since: Date,
): Promise<boolean> {
  const row = await handle
    .selectFrom('known_networks')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('time_last', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertKnownNetwork(
  handle: Handle,
  keyHash: Buffer,
  now: Date,
): Promise<void> {
  await handle
    .insertInto('known_networks')
    .values({ key_hash: keyHash, time_last: now })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ time_last: now }))
    .execute()
}

/** Claims a warning letter. Returns false if the last one was sent after `before`. */
export async function claimWarning(
  handle: Handle,
  keyHash: Buffer,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const row = await handle
    .insertInto('login_warnings')
    .values({ key_hash: keyHash, time_last: now })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ time_last: now })
        .where((all) =>
          all.or([
            all('login_warnings.time_last', '<=', before),
            all('login_warnings.time_last', '>', latestEnd(now)),
          ]),
        ),
    )
    .returning('key_hash')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes waits and letters last used at or before these times, or later than now, and networks. A network used later
 * than now is known from now on.
 */
export async function deleteExpired(
  handle: Handle,
  { now, waits, networks }: { now: Date; waits: Date; networks: Date },
): Promise<void> {
  const latest = latestEnd(now)
  await sql`
    delete from login_waits where time_last <= ${waits} or time_last > ${latest}
  `.execute(handle)
  await sql`
    delete from login_warnings where time_last <= ${waits} or time_last > ${latest}
  `.execute(handle)
  await handle.deleteFrom('known_networks').where('time_last', '<=', networks).execute()
  await handle
    .updateTable('known_networks')
    .set({ time_last: now })
    .where('time_last', '>', latest)
    .execute()
}

/** The name, address and language for a letter; none if the account is gone or its address blocked. */
export function findRecipient(handle: Handle, userId: number) {
  return handle
    .selectFrom('users')
    .select(['username', 'email', letterLanguage.as('language')])
    .where('id', '=', userId)
    .where((eb) => {
      const blocks = eb.selectFrom('email_blocks').select('email_blocks.email')
      return eb.not(eb.exists(blocks.whereRef('email_blocks.email', '=', 'users.email')))
    })
    .executeTakeFirst()
}
