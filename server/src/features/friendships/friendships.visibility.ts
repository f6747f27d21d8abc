import type { RequestStatus } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'

/** A subselect of the ids of a user's approved friends. A negative id stands for someone whose only friend has the positive one. */
export function friendIdsOf(userId: number): RawBuilder<number> {
  if (userId < 0) return sql<number>`(select ${-userId}::integer)`
  return sql<number>`(
    select higher_id from friendships where lower_id = ${userId} and time_approved is not null
    union all
    select lower_id from friendships where higher_id = ${userId} and time_approved is not null
  )`
}

/** A condition: the user in `column` is the viewer, or a friend of theirs. */
export function isSelfOrFriend(viewer: Actor, column: string): RawBuilder<SqlBool> {
  const user = sql.ref(column)
  return sql<SqlBool>`(${user} = ${viewer.id} or ${user} in ${friendIdsOf(viewer.id)})`
}

/** As `friendIdsOf`, without the friends whom the member mutes. */
export function unmutedFriendIdsOf(member: Pick<Actor, 'id'>): RawBuilder<number> {
  return sql<number>`(
    select friend.id from ${friendIdsOf(member.id)} as friend (id)
    where ${notMuted(member, 'friend.id')}
  )`
}

/** The request status of a joined row of `friendships`, as the viewer sees it. */
export function requestStatusFor(viewerId: number | null): RawBuilder<RequestStatus> {
  return sql<RequestStatus>`case
    when friendships.lower_id is null then 'none'
    when friendships.time_approved is not null then 'approved'
    when friendships.requester_id = ${viewerId} then 'outgoing'
    else 'incoming' end`
}
