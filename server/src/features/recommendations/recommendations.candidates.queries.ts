import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { likedFrom } from './model/like-of.ts'
import type { FriendsWork, ScoredWork, WorkFacts } from './recommendations.ranking.rules.ts'
import {
  likedWorksOf,
  mayBeRecommended,
  reasonableFriendIdsOf,
} from './recommendations.visibility.ts'

/** Liked works that speak for similar ones: those liked most. */
const seedsMax = 400
/** Works ranked per source. */
const candidatesMax = 200
/** Friends kept per work: to name three of them while some may go. */
const friendsKept = 10

export async function countLikedWorks(
  handle: Handle,
  member: Pick<Actor, 'id'>,
  medium: Medium,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${likedWorksOf(member, medium)} as liked
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** The neighbours of the works that a member likes, with the liked works that speak for each, best first. */
export async function listNeighbours(
  handle: Handle,
  member: Pick<Actor, 'id'>,
  medium: Medium,
): Promise<ScoredWork[]> {
  const { rows } = await sql<ScoredWork>`
    with seed as materialized (
      select work_id, pull from ${likedWorksOf(member, medium)} as liked
      order by pull desc, work_id limit ${seedsMax}
    ), pair as materialized (
      select near.work_id, seed.work_id as seed_id, near.weight * seed.pull as share
      from seed
      join work_neighbours using (work_id)
      cross join lateral unnest(neighbour_ids, weights) as near (work_id, weight)
      where near.weight > 0
    ), best as (
      select work_id, sum(share)::double precision as score from pair
      where not exists (select from seed where seed.work_id = pair.work_id)
      group by work_id order by score desc, work_id limit ${candidatesMax}
    )
    select work_id as "workId", score, array(
      select seed_id from pair where pair.work_id = best.work_id order by share desc, seed_id limit 3
    ) as "becauseIds"
    from best order by score desc, work_id
  `.execute(handle)
  return rows
}

/** What friends of a member liked; the fewer works a friend likes, the more each of them counts. */
export async function listLikedByFriends(
  handle: Handle,
  member: Actor,
  medium: Medium,
): Promise<FriendsWork[]> {
  const { rows } = await sql<FriendsWork>`
    with liked as materialized (
      select friend.id as friend_id, given.work_id, given.rating
      from ${reasonableFriendIdsOf(member)} as friend (id)
      cross join lateral (
        select distinct on (work_id) work_id, rating from reviews
        where author_id = friend.id and medium = ${medium}
        order by work_id, time_posted desc, id desc
      ) as given
      where given.rating >= ${likedFrom}
    ), friend as (
      select friend_id, 1 / sqrt(count(*)) as weight from liked group by friend_id
    )
    select work_id as "workId", sum(weight) as weight,
      coalesce(
        (array_agg(friend_id order by rating desc, friend_id))[1:${sql.lit(friendsKept)}], '{}'
      ) as "friendIds",
      count(*) as "friendsLiked"
    from liked join friend using (friend_id)
    group by work_id order by weight desc, work_id limit ${candidatesMax}
  `.execute(handle)
  return rows
}

/** The facts of those works that may be recommended to a member. */
export async function listFacts(
  handle: Handle,
  member: Actor,
  workIds: readonly number[],
  now: Date,
): Promise<Map<number, WorkFacts>> {
  const { rows } = await sql<WorkFacts & { id: number }>`
    select works.id, works.creators, works.series_title as series,
      work_counts.reviewer_count as "reviewerCount"
    from works join work_counts on work_counts.work_id = works.id
    where works.id = any(${workIds}::integer[]) and ${mayBeRecommended(member, 'works.id', now)}
  `.execute(handle)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
