import type { Medium } from '@medley/contract/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import { plannedWithValues } from '../../db/named-statements.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { shownChartScore, shownScore } from '../ratings/ratings.visibility.ts'
import { notHiddenBy } from '../work-sets/work-sets.visibility.ts'
import { type FactFilter, factsOf } from './works.facts.visibility.ts'
import { selectWorks } from './works.queries.ts'

export type WorkOrder = 'audienceSize' | 'reviewCount' | 'rating' | 'weightedRating'

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

/**
 * Confirmed works that pass the filter and that the viewer does not hide, highest first, unknown last;
 * ties by number of reviewers, by fame, then by id. Each order matches an index.
 */
export function listWorksOfMedium(
  handle: Handle,
  viewer: Viewer,
  { medium, sortBy, limit, offset, ...filter }: WorkPage & { medium: Medium },
) {
  let page = handle
    .selectFrom('work_counts')
    .select('work_id')
    .where('work_counts.medium', '=', medium)
    .where('is_listed', '=', true)
    .where(notHiddenBy(viewer, 'work_counts.work_id'))
    .orderBy(leadingKeys[sortBy])
    .orderBy('reviewer_count', 'desc')
    .orderBy('shelf_place')
    .orderBy('work_id')
    .limit(limit)
    .offset(offset)
  const conditions = [...factsOf(medium, filter), ...relationsTo(viewer, filter)]
  for (const condition of conditions) page = page.where(condition)
  if (conditions.length > 0) page = page.modifyFront(plannedWithValues)
  return selectWorks(handle, viewer)
    .where('works.id', 'in', page)
    .orderBy(leadingKeys[sortBy])
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
