import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../../actor.ts'
import { plannedWithValues } from '../../../db/named-statements.ts'
import type { Handle } from '../../../db/transaction.ts'
import { noBlockBetween } from '../../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../../friendships/friendships.visibility.ts'
import { notMuted } from '../../mutes/mutes.visibility.ts'
import { maySee } from '../../privacy-settings/privacy-settings.visibility.ts'
import { shownChartScore, shownScore } from '../../ratings/ratings.visibility.ts'
import { maySuggestTo } from '../../not-for-me/not-for-me.visibility.ts'
import { type FactFilter, factsOf } from '../works.facts.visibility.ts'
import { selectWorks } from '../works.queries.ts'

export type WorkOrder = 'audienceSize' | 'reviewCount' | 'rating' | 'weightedRating' | 'thisWeek'

export interface WorkFilter extends FactFilter {
  notEngaged: boolean
  likedByFriends: boolean
  savedForLater: boolean
}

export interface WorkPage extends WorkFilter {
  sortBy: WorkOrder
  limit: number
  offset: number
}

interface PageOfMedium extends WorkPage {
  medium: Medium
  /** The beginning of the week of `thisWeek`. */
  since: Date
}

/**
 * Confirmed works that pass the filter and are for the viewer, highest first, unknown last;
 * ties by number of reviewers, by fame, then by id. Each order but `thisWeek` matches an index.
 */
export function listWorksOfMedium(
  handle: Handle,
  viewer: Viewer,
  { medium, sortBy, since, limit, offset, ...filter }: PageOfMedium,
) {
  const isCounted = isShownSince(viewer, since)
  const leadingKey = sortBy === 'thisWeek' ? reviewersOf(isCounted) : leadingKeys[sortBy]
  let page = handle
    .selectFrom('work_counts')
    .select('work_id')
    .where('work_counts.medium', '=', medium)
    .where('is_listed', '=', true)
    .where(maySuggestTo(viewer, 'work_counts.work_id'))
    .orderBy(leadingKey)
    .orderBy('reviewer_count', 'desc')
    .orderBy('shelf_place')
    .orderBy('work_id')
    .limit(limit)
    .offset(offset)
  const conditions = [
    ...factsOf(medium, filter),
    ...relationsTo(viewer, filter),
    ...(sortBy === 'thisWeek' ? [isAmongNewest(medium, isCounted)] : []),
  ]
  for (const condition of conditions) page = page.where(condition)
  if (conditions.length > 0) page = page.modifyFront(plannedWithValues)
  return selectWorks(handle, viewer)
    .where('works.id', 'in', page)
    .orderBy(leadingKey)
    .orderBy('reviewer_count', 'desc')
    .orderBy('shelf_place')
    .orderBy('works.id')
    .execute()
}

const leadingKeys = {
  audienceSize: sql`audience_size desc`,
  // Counts people, not reviews: one member cannot make a work popular.
  reviewCount: sql`reviewer_count desc`,
  rating: sql`${shownScore} desc nulls last`,
  weightedRating: sql`${shownChartScore} desc nulls last`,
}

type Condition = RawBuilder<SqlBool>

/** Newest reviews of a medium whose works are ordered: bounds the cost. */
const newestMax = 300

/** A condition on a row of `reviews`: written here since a time, for everyone, by a member whom the viewer sees. */
function isShownSince(viewer: Viewer, since: Date): Condition {
  return sql<SqlBool>`(reviews.time_posted > ${since} and reviews.is_listed
    and reviews.import_source is null
    and ${maySee(viewer, 'reviews.author_id')} and ${notMuted(viewer, 'reviews.author_id')})`
}

function isAmongNewest(medium: Medium, isCounted: Condition): Condition {
  return sql<SqlBool>`work_id in (
    select newest.work_id from (
      select reviews.work_id from reviews where reviews.medium = ${medium} and ${isCounted}
      order by reviews.time_posted desc, reviews.id desc limit ${newestMax}
    ) as newest
  )`
}

const reviewersOf = (isCounted: Condition) => sql`(
  select count(distinct reviews.author_id) from reviews
  where reviews.work_id = work_counts.work_id and ${isCounted}
) desc`

/** Conditions on what the viewer and their friends have done with the work; none for visitors. */
function relationsTo(viewer: Viewer, filter: WorkFilter): Condition[] {
  if (!viewer) return []
  return [
    ...(filter.notEngaged ? [isNew(viewer)] : []),
    ...(filter.likedByFriends ? [isLikedByFriends(viewer)] : []),
    ...(filter.savedForLater
      ? [sql<SqlBool>`work_id in (select work_id from saved_works where user_id = ${viewer.id})`]
      : []),
  ]
}

function isNew(viewer: Actor): Condition {
  return sql`not exists (
    select from engagements as mark
    where mark.user_id = ${viewer.id} and mark.work_id = work_counts.work_id
  ) and not exists (
    select from reviews as own
    where own.author_id = ${viewer.id} and own.work_id = work_counts.work_id
  )`
}

/** The newest rating of a friend whom the viewer does not mute is at least 7. */
function isLikedByFriends(viewer: Actor): Condition {
  return sql`work_id in (
    select liked.work_id
    from ${unmutedFriendIdsOf(viewer)} as friend (id)
    join reviews as liked on liked.author_id = friend.id and liked.rating >= 7
    where ${noBlockBetween(viewer, 'friend.id')}
      and not exists (
        select from reviews as later
        where later.work_id = liked.work_id and later.author_id = liked.author_id
          and (later.time_posted, later.id) > (liked.time_posted, liked.id)
      )
  )`
}
