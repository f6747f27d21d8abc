import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

/**
 * A condition on a row of `evenings`: it is open, and the viewer hosts it, or is invited, has not left and
 * still is a friend of the host, with no block between them.
 */
export function isOpenTo(viewer: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(evenings.time_ended is null and (
    evenings.host_id = ${viewer.id} or exists (
      select from evening_members as own
      where own.evening_id = evenings.id and own.user_id = ${viewer.id} and not own.has_left
    ) and evenings.host_id in ${friendIdsOf(viewer.id)}
      and ${noBlockBetween(viewer, 'evenings.host_id')}
  ))`
}

/**
 * A condition on joined rows of `evenings` and `evening_members`: the member takes part, as the host or as
 * a friend of the host, with no block between the two.
 */
export const takesPart: RawBuilder<SqlBool> = sql<SqlBool>`(
  not evening_members.has_left and (
    evening_members.user_id = evenings.host_id or exists (
      select from friendships
      where time_approved is not null
        and lower_id = least(evening_members.user_id, evenings.host_id)
        and higher_id = greatest(evening_members.user_id, evenings.host_id)
    ) and not exists (
      select from blocks
      where (blocker_id = evening_members.user_id and blocked_id = evenings.host_id)
        or (blocker_id = evenings.host_id and blocked_id = evening_members.user_id)
    ) and not exists (select from suspensions where user_id = evening_members.user_id)
  )
)`

/** A column: those who logged a row of `viewings` together with its owner, and whom owner and viewer may see. */
export function companionsOf(viewer: Viewer): RawBuilder<Companion[]> {
  return sql<Companion[]>`(
    select coalesce(json_agg(${personOf()} order by users.username), '[]')
    from evening_members as own
    join evening_members as other on other.evening_id = own.evening_id
      and other.user_id <> own.user_id and other.viewing_id is not null
    join users on users.id = other.user_id
    join friendships on friendships.time_approved is not null
      and friendships.lower_id = least(own.user_id, other.user_id)
      and friendships.higher_id = greatest(own.user_id, other.user_id)
    where own.viewing_id = viewings.id and ${maySee(viewer, 'users.id')} and not exists (
      select from blocks
      where (blocker_id = own.user_id and blocked_id = other.user_id)
        or (blocker_id = other.user_id and blocked_id = own.user_id)
    )
  )`
}

/** A member in wire format. */
export interface Companion {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
}
