import { type RawBuilder, sql } from 'kysely'

/** A column: the time zone of a member, or UTC if it is not known. */
export function timeZoneOf(userId: number | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(
    (select time_zone from weekly_digests where user_id = ${userId}), 'UTC'
  )`
}
