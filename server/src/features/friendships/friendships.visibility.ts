import { type RawBuilder, sql } from 'kysely'

/** A subselect of the ids of a user's approved friends. */
export function friendIdsOf(userId: number): RawBuilder<number> {
  return sql<number>`(
    select higher_id from friendships where lower_id = ${userId} and time_approved is not null
    union all
    select lower_id from friendships where higher_id = ${userId} and time_approved is not null
  )`
}
