import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { countedRatingsOf, newest } from './ratings.visibility.ts'

interface OwnRatingRow {
  workId: number
  rating: number
  reviewId: number
}

/** The actor's ratings of these works, with the reviews they are in; unrated ones are left out. */
export async function listRatingsOf(
  handle: Handle,
  actor: Pick<Actor, 'id'>,
  workIds: readonly number[],
): Promise<OwnRatingRow[]> {
  const { rows } = await sql<OwnRatingRow>`
    select wanted.id as "workId", own.rating, own.id as "reviewId"
    from (select distinct unnest(${workIds}::integer[])) as wanted (id)
    cross join lateral (
      select id, rating from reviews
      where work_id = wanted.id and author_id = ${actor.id}
      order by ${newest} limit 1
    ) as own
    order by wanted.id
  `.execute(handle)
  return rows
}

export interface RatedWorkRow {
  rating: number
  id: number
  medium: Medium
  title: string
  posterSource: string | null
  releaseDate: string | null
}

/** The newest few works of each rating, highest rating first. A work counts under its newest rating alone. */
export async function listWorksByRating(
  handle: Handle,
  actor: Pick<Actor, 'id'>,
  perRating: number,
): Promise<RatedWorkRow[]> {
  const { rows } = await sql<RatedWorkRow>`
    select given.rating, works.id, works.medium, works.title, works.poster_source as "posterSource",
      works.release_date as "releaseDate"
    from generate_series(1, 10) as given (rating)
    cross join lateral (
      select id, time_posted, work_id from reviews
      where author_id = ${actor.id} and rating = given.rating and not exists (
        select from reviews as later
        where later.work_id = reviews.work_id and later.author_id = ${actor.id}
          and (later.time_posted, later.id) > (reviews.time_posted, reviews.id)
      )
      order by ${newest} limit ${perRating}
    ) as own
    join works on works.id = own.work_id
    order by given.rating desc, own.time_posted desc, own.id desc
  `.execute(handle)
  return rows
}

/** How many members gave a work each rating, lowest first. */
export async function countRatingsOf(
  handle: Handle,
  workId: number,
): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count from ${countedRatingsOf(sql`${workId}`)} as counted
    order by rating
  `.execute(handle)
  return rows
}

export interface FriendRatingRow {
  rating: number
  reviewId: number
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
}

/** The newest ratings of a work by the actor's friends whom they do not mute, newest first. */
export async function listFriendRatings(
  handle: Handle,
  actor: Actor,
  workId: number,
  limit: number,
): Promise<FriendRatingRow[]> {
  const { rows } = await sql<FriendRatingRow>`
    select given.rating, given.id as "reviewId", users.id, users.username,
      users.first_name as "firstName", users.last_name as "lastName",
      users.profile_picture as "profilePicture"
    from ${unmutedFriendIdsOf(actor)} as friend (id)
    cross join lateral (
      select id, rating, time_posted from reviews
      where work_id = ${workId} and author_id = friend.id
      order by ${newest} limit 1
    ) as given
    join users on users.id = friend.id
    where ${noBlockBetween(actor, 'friend.id')}
    order by given.time_posted desc, given.id desc
    limit ${limit}
  `.execute(handle)
  return rows
}
