import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { mayRead } from '../reviews/reviews.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { isStopped, loggedOf, type Range } from './statistics.visibility.ts'

/** A work that stands out in a range. */
export interface HighlightRow {
  kind: 'first' | 'last' | 'longest' | 'shortest'
  work: CoveredWork
  /** A place in the order of the diary. */
  order: number
  /** Minutes, or pages of a book; null if unknown. */
  amount: number | null
}

/** The first and last work of known day, and the longest and shortest film and book; films before books. */
export async function listHighlights(
  handle: Handle,
  viewer: Viewer,
  range: Range,
): Promise<HighlightRow[]> {
  const atEnd = (kind: string, direction: RawBuilder<unknown>) => sql`(
    select ${kind} as kind, work_id, day_order as last_order from logged
    where day_order % 100 > 0 order by day_order ${direction}, work_id ${direction} limit 1
  )`
  const ofLength = (kind: string, medium: string, direction: RawBuilder<unknown>) => sql`(
    select ${kind} as kind, work_id, last_order from seen
    where medium = ${medium} order by amount ${direction}, work_id limit 1
  )`
  const { rows } = await sql<HighlightRow>`
    with logged as materialized (
      select work_id, medium, day_order from ${loggedOf(viewer, range)} as logged
    ), seen as materialized (
      select one.*, case when one.medium = 'book' then works.pages else works.minutes end as amount
      from (
        select work_id, medium, max(day_order) as last_order from logged
        where medium in ('film', 'book') group by work_id, medium
      ) as one join works on works.id = one.work_id
      where case when one.medium = 'book' then works.pages else works.minutes end is not null
    ), highlights as (
      ${atEnd('first', sql`asc`)} union all ${atEnd('last', sql`desc`)}
      union all ${ofLength('longest', 'film', sql`desc`)}
      union all ${ofLength('longest', 'book', sql`desc`)}
      union all ${ofLength('shortest', 'film', sql`asc`)}
      union all ${ofLength('shortest', 'book', sql`asc`)}
    )
    select highlights.kind, ${namedWorkOf('works')} as work, highlights.last_order as "order",
      case when works.medium = 'book' then works.pages else works.minutes end as amount
    from highlights join works on works.id = highlights.work_id
    where ${isVisibleWork(viewer)}
    order by works.medium = 'book'
  `.execute(handle)
  return rows
}

export interface LikedReviewRow {
  reviewId: number
  work: CoveredWork
  rating: number
  likes: number
}

/** The most liked review of the viewings of a range that the viewer may read, the newest of equals. */
export async function findMostLiked(
  handle: Handle,
  viewer: Viewer,
  range: Range,
): Promise<LikedReviewRow | undefined> {
  const { rows } = await sql<LikedReviewRow>`
    select reviews.id as "reviewId", ${namedWorkOf('works')} as work, reviews.rating,
      reviews.like_count as likes
    from reviews
    join works on works.id = reviews.work_id
    where reviews.author_id = ${range.userId} and reviews.like_count > 0
      and reviews.review is not null and ${mayRead(viewer)} and ${isVisibleWork(viewer)}
      and reviews.id in (select review_id from ${loggedOf(viewer, range)} as logged)
    order by reviews.like_count desc, reviews.time_posted desc, reviews.id desc
    limit 1
  `.execute(handle)
  return rows[0]
}

/** How many works the member stopped in a range, as the viewer may see. */
export async function countStopped(handle: Handle, viewer: Viewer, range: Range): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from progress join works on works.id = progress.work_id
    where ${isStopped(viewer, range)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}
