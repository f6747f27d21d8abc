import { type RawBuilder, sql } from 'kysely'

/** A column: the time zone of a member, or UTC if it is not known. */
export function timeZoneOf(userId: number | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(
    (select time_zone from weekly_digests where user_id = ${userId}), 'UTC'
  )`
}

/** An expression: the day, `YYYY-MM-DD`, where a member lives; by UTC for visitors. */
export function todayOf(viewer: { id: number } | null, now: Date): RawBuilder<string> {
  const zone = viewer ? timeZoneOf(viewer.id) : sql`'UTC'`
  return sql<string>`to_char(${now}::timestamptz at time zone ${zone}, 'YYYY-MM-DD')`
}
