import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../../actor.ts'
import type { Handle } from '../../../db/transaction.ts'
import { shownScore } from '../../ratings/ratings.visibility.ts'
import { ratingsOf } from '../../statistics/statistics.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../../works/works.visibility.ts'
import { shownOf, type YearOf } from '../years.visibility.ts'

/** A rated work that stands out in a year. */
export interface RatedRow {
  /** Above the mean of everyone, above the member's own mean of the medium, the best, the worst. */
  kind: 'above everyone' | 'above own' | 'best' | 'worst'
  work: CoveredWork
  rating: number
  reviewId: number
  /** Null without one, with spoilers, and where a word of the viewer filters it. */
  review: string | null
  usual: number | null
  /** True if everyone may read the review. */
  isForAll: boolean
}

/** Ratings of a year that its viewer may read: up to three that stand out most of each kind. */
export async function listRated(handle: Handle, viewer: Viewer, year: YearOf): Promise<RatedRow[]> {
  const { rows } = await sql<RatedRow>`
    with shown as materialized (
      select distinct shown.work_id from ${shownOf(viewer, year)} as shown
    ), rated as materialized (
      select works.id as work_id, reviews.id as review_id, reviews.rating, reviews.like_count,
        ${shownReview(viewer)} as review,
        reviews.audience is null and works.standing = 'confirmed' as is_for_all,
        case when work_counts.reviewer_count >= 3 then ${shownScore} end as score,
        case when count(*) over (partition by works.medium) >= 3
          then avg(reviews.rating) over (partition by works.medium) end as own_mean
      from shown
      join ${ratingsOf(viewer, year.userId)} as own on own.work_id = shown.work_id
      join reviews on reviews.id = own.review_id
      join works on works.id = shown.work_id
      left join work_counts on work_counts.work_id = works.id
      where ${isVisibleWork(viewer)}
    ), outstanding as (
      ${firstThree('above everyone', sql`score`, sql`rating - score >= 1`, sql`rating - score desc`)}
      union all
      ${firstThree('above own', sql`own_mean`, sql`rating - own_mean >= 1`, sql`rating - own_mean desc`)}
      union all ${firstThree('best', sql`null`, sql`true`, sql`rating desc, review is null, like_count desc`)}
      union all ${firstThree('worst', sql`null`, sql`true`, sql`rating, review is null`)}
    )
    select outstanding.kind, ${namedWorkOf('works')} as work, outstanding.rating,
      outstanding.review_id as "reviewId", outstanding.review, outstanding.usual,
      outstanding.is_for_all as "isForAll"
    from outstanding join works on works.id = outstanding.work_id
    order by outstanding.kind, outstanding.place
  `.execute(handle)
  return rows
}

/** The first three rows of `rated` under a condition and in an order. */
function firstThree(
  kind: RatedRow['kind'],
  usual: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select ${kind}::text as kind, work_id, rating, review_id, review, is_for_all,
      ${usual}::double precision as usual, row_number() over (order by ${order}, work_id) as place
    from rated where ${condition}
    order by place limit 3
  )`
}

function shownReview(viewer: Viewer): RawBuilder<string | null> {
  const isFiltered = viewer
    ? sql`has_filter_word(${viewer.id}::integer, reviews.review)`
    : sql`false`
  return sql<string | null>`case
    when not reviews.spoiler and not ${isFiltered} then reviews.review
  end`
}
