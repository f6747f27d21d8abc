import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { likedFrom } from './model/like-of.ts'
import type { FriendsWork, ScoredWork } from './recommendations.ranking.rules.ts'
import type { CandidateFacts, LikedFacts } from './recommendations.taste.rules.ts'
import {
  isNotDisliked,
  likedWorksOf,
  notRecommendedTo,
  ownGenresOf,
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

/** A work scored by similar works. */
export interface Scored {
  /** The best first, with the liked works that speak for each. */
  works: ScoredWork[]
  /** The share of what the member likes that has similar works; 0 to 1. */
  coverage: number
}

/** The neighbours of the works that a member likes. */
export async function listNeighbours(
  handle: Handle,
  member: Pick<Actor, 'id'>,
  medium: Medium,
): Promise<Scored> {
  const { rows } = await sql<ScoredWork & { coverage: number }>`
    with seed as materialized (
      select work_id, pull from ${likedWorksOf(member, medium)} as liked
      order by pull desc, work_id limit ${seedsMax}
    ), pair as materialized (
      select near.work_id, seed.work_id as seed_id, near.weight * seed.pull as share
      from seed
      join work_neighbours using (work_id)
      cross join lateral unnest(neighbour_ids, weights) as near (work_id, weight)
      where near.weight > 0
    )
    select work_id as "workId", sum(share)::double precision as score,
      (array_agg(seed_id order by share desc, seed_id))[1:3] as "becauseIds", (
        select sum(pull) filter (where exists (
          select from work_neighbours as near where near.work_id = seed.work_id
        )) / sum(pull) from seed
      )::double precision as coverage
    from pair
    where not exists (select from seed where seed.work_id = pair.work_id)
    group by work_id order by score desc, work_id limit ${candidatesMax}
  `.execute(handle)
  const works = rows.map(({ workId, score, becauseIds }) => ({ workId, score, becauseIds }))
  return { works, coverage: rows[0]?.coverage ?? 0 }
}

/** Works that friends of a member liked; the fewer works a friend likes, the more each of them counts. */
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

/** Works of creators and series that are read. */
const relatedMax = 100
const namesMax = 40

/** Ids of works of a medium from series that a member likes, and by creators of works of any medium they like. */
export async function listRelatedIds(
  handle: Handle,
  liked: readonly LikedFacts[],
  medium: Medium,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with liked as materialized (
      select * from unnest(
        ${liked.map(({ workId }) => workId)}::integer[], ${liked.map(({ pull }) => pull)}::float8[]
      ) as liked (work_id, pull)
    ), creator as materialized (
      select contributor_id, sum(pull) as pull from liked join credits using (work_id)
      where role = 'creator'
      group by contributor_id order by pull desc, contributor_id limit ${namesMax}
    ), series as materialized (
      select series_title, sum(pull) as pull
      from liked join works on works.id = work_id and works.medium = ${medium}
      where series_title is not null
      group by series_title order by pull desc, series_title limit ${namesMax}
    ), related as (
      select works.id, pull + 100 as pull from series join works using (series_title)
      where works.medium = ${medium}
      union all
      select works.id, pull from creator join credits using (contributor_id)
      join works on works.id = credits.work_id
      where credits.role = 'creator' and works.medium = ${medium}
    ), each_once as (
      select id, max(pull) as pull from related
      where not exists (select from liked where liked.work_id = related.id)
      group by id
    )
    select id from each_once join work_counts on work_counts.work_id = id and is_listed
    where ${isNotDisliked()}
    order by pull desc, reviewer_count desc, shelf_place, id
    limit ${relatedMax}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

interface CandidateScope {
  medium: Medium
  now: Date
  /** Works that something speaks for. */
  workIds: readonly number[]
  /** So many of the works that most members here rated, and of the best known others. */
  famous: number
}

/** The facts of given works and of the best known ones, of those that may be recommended to a member. */
export async function listCandidates(
  handle: Handle,
  member: Actor,
  { medium, now, workIds, famous }: CandidateScope,
): Promise<CandidateFacts[]> {
  const famousOf = (ratedHere: RawBuilder<SqlBool>) => sql`(
    select work_id from work_counts
    where medium = ${medium} and is_listed and ${ratedHere} and ${isNotDisliked()}
      and work_id not in (select work_id from unwanted)
    order by reviewer_count desc, shelf_place, work_id limit ${famous}
  )`
  const { rows } = await sql<CandidateFacts>`
    with unwanted as materialized ${notRecommendedTo(member, now)}, candidate as (
      select id from unnest(${workIds}::integer[]) as id
      where id not in (select work_id from unwanted)
      union ${famousOf(sql`reviewer_count > 0`)} union ${famousOf(sql`reviewer_count = 0`)}
    )
    select works.id as "workId", works.title, works.series_title as series,
      works.series_position as position, works.creators, ${ownGenresOf('works')} as genres,
      left(works.release_date, 4)::integer as year, work_counts.reviewer_count as "reviewerCount",
      work_counts.shelf_place as "shelfPlace"
    from candidate join works on works.id = candidate.id
    join work_counts on work_counts.work_id = works.id and is_listed
  `.execute(handle)
  return rows
}
