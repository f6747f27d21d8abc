import { type RawBuilder, sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'

/**
 * The next Friday after a time at 17:00 in a time zone, and up to two hours later: each member has a minute of
 * their own, so that letters spread.
 */
function nextFriday(after: Date, timeZone: RawBuilder<unknown>, userId: RawBuilder<unknown>) {
  const local = sql`${after}::timestamptz at time zone ${timeZone}`
  return sql`(
    select min(moment) from (
      select (
        date_trunc('week', ${local}) + interval '4 days 17 hours'
          + (${userId} % 120) * interval '1 minute' + weeks * interval '7 days'
      ) at time zone ${timeZone} as moment
      from generate_series(0, 1) as weeks
    ) as fridays where moment > ${after}
  )`
}

/** A name of a time zone; UTC where the database does not know it. */
const knownZone = (timeZone: string) =>
  sql<string>`coalesce((select name from pg_timezone_names where name = ${timeZone} limit 1), 'UTC')`

/** Keeps a member's time zone, also while the digest is off. */
export async function upsertTimeZone(tx: Tx, userId: number, timeZone: string): Promise<void> {
  await sql`
    insert into weekly_digests (user_id, time_zone) values (${userId}, ${knownZone(timeZone)})
    on conflict (user_id) do update set time_zone = excluded.time_zone
  `.execute(tx)
}

/** Fridays are a week apart, and an hour more where summer time ends. */
const longestWaitMs = (7 * 24 + 1) * 3_600_000

/** Switches the digest on; a time zone that the database does not know counts as UTC. */
export async function upsertDigest(
  tx: Tx,
  userId: number,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  await sql`
    with zone as (select ${knownZone(timeZone)} as name)
    insert into weekly_digests (user_id, time_zone, time_next)
    select ${userId}, zone.name, ${nextFriday(now, sql`zone.name`, sql`${userId}::integer`)}
    from zone
    on conflict (user_id) do update
      set time_zone = excluded.time_zone, time_next = excluded.time_next
  `.execute(tx)
}

/** Switches the digest off. When the last one was sent stays, so that none follows at once. */
export async function endDigest(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('weekly_digests')
    .set({ time_next: null })
    .where('user_id', '=', userId)
    .execute()
}

export async function isDigestOn(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('weekly_digests')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('time_next', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves the digests that are due to their next Friday, longest due first; returns their members. */
export async function claimDueDigests(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const next = nextFriday(now, sql`weekly_digests.time_zone`, sql`weekly_digests.user_id`)
  const { rows } = await sql<{ userId: number }>`
    update weekly_digests set time_next = ${next}
    where user_id in (
      select user_id from weekly_digests
      where time_next <= ${now} or time_next > ${latestEnd(now, longestWaitMs)}
      order by time_next, user_id limit ${limit} for update skip locked
    )
    returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** True if a member still has the digest switched on, and got none between a time and now. */
export async function isDigestPending(
  handle: Handle,
  userId: number,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const row = await handle
    .selectFrom('weekly_digests')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('time_next', 'is not', null)
    .where((all) =>
      all.or([
        all('time_sent', 'is', null),
        all('time_sent', '<', since),
        all('time_sent', '>', latestEnd(now)),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function updateDigestSent(tx: Tx, userId: number, time: Date): Promise<void> {
  await tx
    .updateTable('weekly_digests')
    .set({ time_sent: time })
    .where('user_id', '=', userId)
    .execute()
}
