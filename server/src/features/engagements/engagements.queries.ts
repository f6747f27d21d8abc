import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'

interface FriendPage {
  userId: number
  workId: number
  limit: number
  offset: number
}

/** Friends of a user who engaged with a work and are not muted, latest first. */
export async function listFriendsWhoEngaged(
  handle: Handle,
  { userId, workId, limit, offset }: FriendPage,
): Promise<{ id: number; username: string; profilePicture: string | null }[]> {
  const { rows } = await sql<{ id: number; username: string; profilePicture: string | null }>`
    select users.id, users.username, users.profile_picture as "profilePicture"
    from ${friendMarksOf(userId, workId)}
    join users on users.id = friend.id
    order by mark.time_added desc, users.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countFriendsWhoEngaged(
  handle: Handle,
  userId: number,
  workId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${friendMarksOf(userId, workId)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/**
 * The marks of a user's unmuted friends on a work, as `friend` and `mark`. `offset 0` makes the planner look up
 * each friend in the index, instead of joining all marks on the work.
 */
function friendMarksOf(userId: number, workId: number): RawBuilder<unknown> {
  return sql`
    ${unmutedFriendIdsOf({ id: userId })} as friend (id)
    cross join lateral (
      select time_added from engagements
      where user_id = friend.id and work_id = ${workId} and ${isNotSuspended(null, 'user_id')}
      offset 0
    ) as mark
  `
}
