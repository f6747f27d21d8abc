import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleList } from '../lists/lists.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** The range of rows: ids above `after` up to `last`, in ascending order. */
export interface IdRange {
  after: number
  last: number
  limit: number
}

export interface Highest {
  works: number
  reviews: number
  users: number
  lists: number
}

/** The highest id of each table with pages; 0 if empty. */
export async function findHighestIds(handle: Handle): Promise<Highest> {
  const { rows } = await sql<Highest>`
    select
      coalesce((select max(id) from works), 0) as works,
      coalesce((select max(id) from reviews), 0) as reviews,
      coalesce((select max(id) from users), 0) as users,
      coalesce((select max(id) from lists), 0) as lists
  `.execute(handle)
  return rows[0] ?? { works: 0, reviews: 0, users: 0, lists: 0 }
}

interface WorkLine {
  id: number
  medium: Medium
  title: string
  time: Date
}

/** Works with the time of the latest review that visitors may read, or of their data if there is none. */
export async function listWorkLines(
  handle: Handle,
  { after, last, limit }: IdRange,
  reviewed: boolean,
): Promise<WorkLine[]> {
  const { rows } = await sql<WorkLine>`
    select works.id, works.medium, title, coalesce(latest.time, time_fetched) as time
    from works join work_counts on work_counts.work_id = works.id
    left join lateral (
      select time_posted as time from reviews
      where work_counts.review_count > 0 and work_id = works.id and reviews.is_listed
        and ${maySee(null, 'reviews.author_id')}
      order by time_posted desc, id desc limit 1
    ) as latest on true
    where works.id > ${after} and works.id <= ${last} and work_counts.is_listed
      and (latest.time is not null) = ${reviewed}
    order by works.id limit ${limit}
  `.execute(handle)
  return rows
}

/** Reviews with text. */
export async function listReviewLines(
  handle: Handle,
  { after, last, limit }: IdRange,
): Promise<{ id: number; time: Date }[]> {
  const { rows } = await sql<{ id: number; time: Date }>`
    select id, time_posted as time from reviews
    where id > ${after} and id <= ${last} and review is not null and is_listed
      and ${maySee(null, 'reviews.author_id')}
    order by id limit ${limit}
  `.execute(handle)
  return rows
}

/** People who have written a review, with the time of the latest. */
export async function listPersonLines(
  handle: Handle,
  { after, last, limit }: IdRange,
): Promise<{ id: number; username: string; time: Date }[]> {
  const { rows } = await sql<{ id: number; username: string; time: Date }>`
    select id, username, latest.time from users
    cross join lateral (
      select time_posted as time from reviews where author_id = users.id and is_listed
      order by time_posted desc, id desc limit 1
    ) as latest
    where id > ${after} and id <= ${last} and ${maySee(null, 'users.id')}
    order by id limit ${limit}
  `.execute(handle)
  return rows
}

/** Lists visible to visitors. */
export async function listListLines(
  handle: Handle,
  { after, last, limit }: IdRange,
): Promise<{ id: number; username: string; time: Date }[]> {
  const { rows } = await sql<{ id: number; username: string; time: Date }>`
    select lists.id, users.username, lists.time_created as time
    from lists join users on users.id = lists.owner_id
    where lists.id > ${after} and lists.id <= ${last} and ${isVisibleList(null)}
    order by lists.id limit ${limit}
  `.execute(handle)
  return rows
}
