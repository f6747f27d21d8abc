import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor, Viewer } from '../../../actor.ts'
import type { Handle } from '../../../db/transaction.ts'
import { shownChartScore } from '../../ratings/ratings.visibility.ts'
import { likedFrom } from '../model/like-of.ts'
import {
  likedWorksOf,
  mayBeRecommended,
  reasonableFriendIdsOf,
} from '../recommendations.visibility.ts'

/** Works read per row: the shown ones, and those that may be in a row before. */
const perRow = 40
/** Liked works and creators that are looked at for a row of their own. */
const startsMax = 12

export interface RowScope {
  medium: Medium
  now: Date
}

/** A liked work that a row may be about. */
export interface BecauseSeed {
  workId: number
  rating: number | null
  creators: string[]
}

/** The works that a member likes most, latest first among equals. */
export async function listBecauseSeeds(
  handle: Handle,
  member: Actor,
  medium: Medium,
): Promise<BecauseSeed[]> {
  const { rows } = await sql<BecauseSeed>`
    select works.id as "workId", liked.rating, works.creators
    from ${likedWorksOf(member, medium)} as liked join works on works.id = work_id
    order by pull desc, works.id desc limit ${startsMax}
  `.execute(handle)
  return rows
}

export interface CreatorRow {
  contributorId: number
  name: string
  workIds: number[]
}

/** The creators of whose works a member likes most, with their other works, best known first. */
export async function listCreatorRows(
  handle: Handle,
  member: Actor,
  { medium, now }: RowScope,
): Promise<CreatorRow[]> {
  const { rows } = await sql<CreatorRow>`
    with creator as materialized (
      select contributor_id, sum(pull) as pull
      from ${likedWorksOf(member, medium)} as liked join credits using (work_id)
      where role = 'creator' and liked.rating is not null
      group by contributor_id order by pull desc, contributor_id limit ${startsMax}
    )
    select contributors.id as "contributorId", contributors.name, works.ids as "workIds"
    from creator
    join contributors on contributors.id = contributor_id
    cross join lateral (
      select array(
        select credits.work_id from credits join work_counts using (work_id)
        where credits.contributor_id = creator.contributor_id and role = 'creator'
          and work_counts.medium = ${medium} and ${mayBeRecommended(member, 'credits.work_id', now)}
        order by reviewer_count desc, shelf_place, credits.work_id limit ${perRow}
      ) as ids
    ) as works
    where cardinality(works.ids) > 0
    order by pull desc, contributors.id
  `.execute(handle)
  return rows
}

/** A work with the friends who speak for it, at most three of them by id. */
export interface FriendsRow {
  workId: number
  friendIds: number[]
  friends: number
}

/** Works that friends of a member liked, those of most friends first. */
export async function listLikedByFriendsRow(
  handle: Handle,
  member: Actor,
  { medium, now }: RowScope,
): Promise<FriendsRow[]> {
  const { rows } = await sql<FriendsRow>`
    select given.work_id as "workId", count(*) as friends,
      coalesce((array_agg(friend.id order by rating desc, friend.id))[1:3], '{}') as "friendIds"
    from ${reasonableFriendIdsOf(member)} as friend (id)
    cross join lateral (
      select distinct on (work_id) work_id, rating from reviews
      where author_id = friend.id and medium = ${medium}
      order by work_id, time_posted desc, id desc
    ) as given
    where rating >= ${likedFrom} and ${mayBeRecommended(member, 'given.work_id', now)}
    group by given.work_id
    order by friends desc, avg(rating) desc, given.work_id limit ${perRow}
  `.execute(handle)
  return rows
}

/** Works that friends of a member saved for later, those of most friends first. */
export async function listSavedByFriendsRow(
  handle: Handle,
  member: Actor,
  { medium, now }: RowScope,
): Promise<FriendsRow[]> {
  const { rows } = await sql<FriendsRow>`
    select saved.work_id as "workId", count(*) as friends,
      coalesce((array_agg(friend.id order by time_added desc, friend.id))[1:3], '{}') as "friendIds"
    from ${reasonableFriendIdsOf(member)} as friend (id)
    join saved_works as saved on saved.user_id = friend.id and saved.medium = ${medium}
    where ${mayBeRecommended(member, 'saved.work_id', now)}
    group by saved.work_id
    order by friends desc, max(time_added) desc, saved.work_id limit ${perRow}
  `.execute(handle)
  return rows
}

/** Works of a medium by chart score, highest first; of those with at most so many reviewers. */
export async function listHighestRatedIds(
  handle: Handle,
  viewer: Viewer,
  { medium, now, reviewersMax = null }: RowScope & { reviewersMax?: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select work_id as id from work_counts
    where medium = ${medium} and is_listed and ${shownChartScore} is not null
      and (${reviewersMax}::integer is null or reviewer_count <= ${reviewersMax})
      and ${mayBeRecommended(viewer, 'work_counts.work_id', now)}
    order by ${shownChartScore} desc nulls last, reviewer_count desc, shelf_place, work_id
    limit ${perRow}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** The number of reviewers that half of the rated works of a medium do not exceed; 0 without any. Reads all of them. */
export async function findMedianReviewers(handle: Handle, medium: Medium): Promise<number> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by reviewer_count) as median
    from work_counts where medium = ${medium} and is_listed and reviewer_count > 0
  `.execute(handle)
  return rows[0]?.median ?? 0
}
