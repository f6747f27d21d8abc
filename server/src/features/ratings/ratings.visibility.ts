import type { OwnRatings, RatingCounts } from '@medley/contract/ratings'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'

/** The order that puts the newest review per person and work first. */
export const newest = sql`time_posted desc, id desc`

/**
 * A subselect of how many members gave a work each rating, as `rating` and `count`: the
 * newest rating of each member counts, as in the score. Reads one index in its order, without the reviews.
 */
export function countedRatingsOf(work: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select newest.rating, count(*) as count
    from (
      select distinct on (author_id) rating from reviews
      where work_id = ${work}
      order by author_id, ${newest}
    ) as newest
    group by newest.rating
  )`
}

/** A column with how many members gave the work in `column` (`works.id`) each rating, in wire format. */
export function ratingCountsOf(column: string): RawBuilder<RatingCounts['items']> {
  return sql<RatingCounts['items']>`(
    select coalesce(json_agg(json_build_object('rating', rating, 'count', count) order by rating), '[]')
    from ${countedRatingsOf(sql.ref(column))} as counted
  )`
}

/** A member's newest rating of a work. */
export type OwnRating = OwnRatings['items'][number] & { timePosted: string }

/** A column with a member's newest rating of the work in `column`; null without one. */
export function ownRatingOf(
  member: Pick<Actor, 'id'>,
  column: string,
): RawBuilder<OwnRating | null> {
  return sql<OwnRating | null>`(
    select json_build_object(
      'workId', work_id, 'rating', rating, 'reviewId', id, 'timePosted', time_posted
    )
    from reviews where work_id = ${sql.ref(column)} and author_id = ${member.id}
    order by ${newest} limit 1
  )`
}
