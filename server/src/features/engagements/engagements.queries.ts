import type { Medium } from '@medley/contract/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'

export interface MarkPage {
  userId: number
  medium?: Medium | undefined
  sortBy: 'timeAdded' | 'title'
  order: 'ASCENDING' | 'DESCENDING'
  limit: number
  offset: number
}

/** Adds marks; those that exist keep their time. The works must exist. */
export async function insertEngagements(
  handle: Handle,
  userId: number,
  works: readonly { id: number; medium: Medium }[],
  time: Date,
): Promise<void> {
  const ids = works.map(({ id }) => id)
  const mediums = works.map(({ medium }) => medium)
  await sql`
    insert into engagements (user_id, work_id, medium, time_added)
    select ${userId}, id, medium, ${time}
    from unnest(${ids}::integer[], ${mediums}::text[]) as work (id, medium)
    order by id
    on conflict do nothing
  `.execute(handle)
}

/** Answers how many were deleted, 0 or 1. */
export async function deleteEngagement(
  handle: Handle,
  userId: number,
  medium: Medium,
  workId: number,
): Promise<number> {
  const { numDeletedRows } = await handle
    .deleteFrom('engagements')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('medium', '=', medium)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function engagementExists(
  handle: Handle,
  userId: number,
  medium: Medium,
  workId: number,
): Promise<boolean> {
  const row = await handle
    .selectFrom('engagements')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('medium', '=', medium)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of one page of a user's engaged works. */
export async function listEngagedWorkIds(handle: Handle, page: MarkPage): Promise<number[]> {
  const direction = page.order === 'ASCENDING' ? 'asc' : 'desc'
  const marks = handle
    .selectFrom('engagements')
    .select('engagements.work_id')
    .where('user_id', '=', page.userId)
    .$if(page.medium !== undefined, (query) =>
      query.where('engagements.medium', '=', page.medium ?? 'film'),
    )
    .limit(page.limit)
    .offset(page.offset)
  const ordered =
    page.sortBy === 'timeAdded'
      ? marks.orderBy('time_added', direction)
      : marks
          .innerJoin('works', 'works.id', 'engagements.work_id')
          .orderBy('works.folded_title', direction)
  const rows = await ordered.orderBy('engagements.work_id', direction).execute()
  return rows.map((row) => row.work_id)
}

/** How many works of each medium a user engaged; mediums without any are left out. */
export function countEngagementsPerMedium(
  handle: Handle,
  userId: number,
): Promise<{ medium: Medium; count: number }[]> {
  return handle
    .selectFrom('engagements')
    .select((eb) => ['medium', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('medium')
    .execute()
}

interface FriendPage {
  userId: number
  workId: number
  limit: number
  offset: number
}

/** Friends of a user who engaged a work, latest first. */
export async function listFriendsWhoEngaged(
  handle: Handle,
  { userId, workId, limit, offset }: FriendPage,
): Promise<{ id: number; username: string; profile_picture: string | null }[]> {
  const { rows } = await sql<{ id: number; username: string; profile_picture: string | null }>`
    select users.id, users.username, users.profile_picture
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
 * The marks of a user's friends on a work, as `friend` and `mark`. Asks the index for each friend,
 * however many engaged the work: `offset 0` keeps this from being planned as a join with all of them.
 */
function friendMarksOf(userId: number, workId: number): RawBuilder<unknown> {
  return sql`
    ${friendIdsOf(userId)} as friend (id)
    cross join lateral (
      select time_added from engagements
      where user_id = friend.id and work_id = ${workId}
      offset 0
    ) as mark
  `
}
