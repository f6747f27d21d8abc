import { type RawBuilder, sql } from 'kysely'

export interface Inviter {
  id: number
  username: string
}

/** Further inviters say little of a member. */
const chainMax = 5

/** A column: who invited the user in `column`, who invited that member, and so on, nearest first. */
export function invitersOf(column: string): RawBuilder<Inviter[]> {
  return sql<Inviter[]>`(
    with recursive chain as (
      select inviter_id as id, 1 as distance from invited_members where user_id = ${sql.ref(column)}
      union all
      select invited_members.inviter_id, distance + 1
      from chain join invited_members on invited_members.user_id = chain.id
      where distance < ${sql.lit(chainMax)}
    )
    select coalesce(json_agg(
      json_build_object('id', inviter.id, 'username', inviter.username) order by distance
    ), '[]')
    from chain join users as inviter on inviter.id = chain.id
  )`
}
