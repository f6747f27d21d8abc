import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { newest } from '../ratings/ratings.visibility.ts'
import { noteFor } from '../sent-works/sent-works.visibility.ts'

/** A friend and what they did with a work: times in microseconds, null for what they did not. */
export interface FriendOfWorkRow {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  engaged: number | null
  saved: number | null
  rated: number | null
  rating: number | null
  reviewId: number | null
  /** Id under which they sent the work to the actor; null if it was taken off the list. */
  sentId: number | null
  timeSent: Date | null
  note: string | null
}

/**
 * The actor's unmuted friends who engaged, saved or rated a work, or sent it to the actor, in no particular
 * order. Looks up each friend in the indexes: the cost depends on the number of friends alone.
 */
export async function listFriendsOfWork(
  handle: Handle,
  actor: Actor,
  workId: number,
): Promise<FriendOfWorkRow[]> {
  const { rows } = await sql<FriendOfWorkRow>`
    select users.id, users.username, users.first_name as "firstName",
      users.last_name as "lastName", users.profile_picture as "profilePicture",
      (extract(epoch from engaged.time_added) * 1000000)::bigint as engaged,
      (extract(epoch from saved.time_added) * 1000000)::bigint as saved,
      (extract(epoch from given.time_posted) * 1000000)::bigint as rated,
      given.rating, given.id as "reviewId",
      sent_works.id as "sentId", sent_works.time_sent as "timeSent", ${noteFor(actor)} as note
    from ${unmutedFriendIdsOf(actor)} as friend (id)
    left join lateral (
      select time_added from engagements where user_id = friend.id and work_id = ${workId} offset 0
    ) as engaged on true
    left join lateral (
      select time_added from saved_works where user_id = friend.id and work_id = ${workId} offset 0
    ) as saved on true
    left join lateral (
      select id, rating, time_posted from reviews
      where work_id = ${workId} and author_id = friend.id
      order by ${newest} limit 1
    ) as given on true
    left join sent_works on sent_works.recipient_id = ${actor.id}
      and sent_works.work_id = ${workId} and sent_works.sender_id = friend.id
      and not sent_works.is_removed
    join users on users.id = friend.id
    where (
        engaged.time_added is not null or saved.time_added is not null
        or given.id is not null or sent_works.id is not null
      ) and ${noBlockBetween(actor, 'friend.id')}
  `.execute(handle)
  return rows
}
