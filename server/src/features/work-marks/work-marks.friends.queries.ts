import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import type { MarkTable } from './work-marks.queries.ts'

interface FriendPage {
  table: MarkTable
  workId: number
  limit: number
  offset: number
}

interface FriendRow {
  total: number
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
}

/** The actor's friends who marked a work and are not muted, latest first; each row with their number. */
export async function listFriendsWhoMarked(
  handle: Handle,
  actor: Actor,
  { table, workId, limit, offset }: FriendPage,
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select count(*) over () as total, users.id, users.username, users.first_name as "firstName",
      users.last_name as "lastName", users.profile_picture as "profilePicture"
    from ${friendMarksOf(actor, table, workId)}
    join users on users.id = friend.id
    order by mark.time_added desc, users.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countFriendsWhoMarked(
  handle: Handle,
  actor: Actor,
  { table, workId }: Pick<FriendPage, 'table' | 'workId'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${friendMarksOf(actor, table, workId)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/**
 * The marks of the actor's unmuted friends on a work, as `friend` and `mark`. `offset 0` makes the planner look
 * up each friend in the index, instead of joining all marks on the work.
 */
function friendMarksOf(actor: Actor, table: MarkTable, workId: number): RawBuilder<unknown> {
  return sql`
    ${unmutedFriendIdsOf(actor)} as friend (id)
    cross join lateral (
      select time_added from ${sql.table(table)}
      where user_id = friend.id and work_id = ${workId}
        and ${noBlockBetween(actor, 'friend.id')}
      offset 0
    ) as mark
  `
}
