import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isToShow } from './popular-reviews.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** Reviews of each medium that are weighed, newest first: bounds the cost. */
const weighedPerMedium = 200
/** Comments of a review that count. */
const commentsCounted = 50

interface PopularFilter {
  mediums: readonly Medium[]
  now: Date
  limit: number
}

/**
 * Ids of popular reviews by others than the viewer and their friends, without muted authors and hidden
 * works. Those of the last 7 days come first, then of 30 and 365 days, then older ones; within a span
 * by likes and comments. At most one per author and one per work.
 */
export async function listPopularIds(
  handle: Handle,
  viewer: Viewer,
  { mediums, now, limit }: PopularFilter,
): Promise<number[]> {
  const order = sql`span, weight desc, time_posted desc, id desc`
  const { rows } = await sql<{ id: number }>`
    with recent as (
      select newest.*
      from unnest(${[...new Set(mediums)]}::text[]) as wanted
      cross join lateral (
        select id, author_id, work_id, like_count, time_posted
        from reviews
        where reviews.medium = wanted and ${isToShow(viewer)}
          and ${maySee(viewer, 'reviews.author_id')}
          and ${notMuted(viewer, 'reviews.author_id')} and ${isByStranger(viewer)}
        order by time_posted desc, id desc
        limit ${weighedPerMedium}
      ) as newest
    ), weighed as (
      select recent.*, like_count + discussed.comments as weight,
        case when time_posted > ${now}::timestamptz - interval '7 days' then 1
          when time_posted > ${now}::timestamptz - interval '30 days' then 2
          when time_posted > ${now}::timestamptz - interval '365 days' then 3
          else 4 end as span
      from recent cross join lateral (
        select count(*) as comments from (
          select from comments where review_id = recent.id limit ${commentsCounted}
        ) as counted
      ) as discussed
    ), best_of_authors as (
      select distinct on (author_id) * from weighed order by author_id, ${order}
    ), best_of_works as (
      select distinct on (work_id) * from best_of_authors order by work_id, ${order}
    )
    select id from best_of_works order by ${order} limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** A condition: the review is neither the viewer's own nor a friend's. */
function isByStranger(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`(
    reviews.author_id <> ${viewer.id} and reviews.author_id not in ${friendIdsOf(viewer.id)}
  )`
}
