import type { OwnRatings, RatingCounts } from '@medley/contract/reviews/ratings'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'

/** The order that puts the newest review per person and work first. */
export const newest = sql`time_posted desc, id desc`

/**
 * A subselect of how many members gave a work each rating, as `rating` and `count`: the
 * newest rating of each member counts, as in the score; none where the score is not shown. Reads one index in its order,
 * without the reviews.
 */
export function countedRatingsOf(work: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select newest.rating, count(*) as count
    from (
      select distinct on (author_id) rating from reviews
      where work_id = ${work}
      order by author_id, ${newest}
    ) as newest
    where exists (
      select from work_counts where work_counts.work_id = ${work} and ${shownScore} is not null
    )
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

/**
 * A column of a row of `work_counts`: the score that everyone sees. Null while fewer than three people are behind it
 * and one of them does not rate for everyone: it would tell who gave it. Orders read it as well.
 */
export const shownScore = sql<number | null>`work_counts.shown_rating`

/** As `shownScore`, of the score that the order by rating goes by. */
export const shownChartScore = sql<number | null>`work_counts.shown_chart_score`

/** So few people behind a score could each be identified by it. */
const fewPeople = 3

/** A condition on a row of `work_entries` under an alias: its score is shown, as that of a work. */
export function isEntryScoreShown(alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`(${column('rating_count')} >= ${sql.lit(fewPeople)} or not exists (
    select from entry_ratings as theirs
    join privacy_settings as wish on wish.user_id = theirs.user_id and wish.audience <> 'everyone'
    where theirs.entry_id = ${column('id')} and theirs.work_id = ${column('work_id')}
  ))`
}

/** A column of a row of `work_entries` under an alias, as `shownScore`. */
export function shownEntryScore(alias: string): RawBuilder<number | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<number | null>`case when ${isEntryScoreShown(alias)}
    then ${column('rating_sum')}::double precision / nullif(${column('rating_count')}, 0) end`
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

/** A column with the viewer's newest rating of the work in `column`, as a number; null for visitors. */
export function newestRatingOf(viewer: Viewer, column: string): RawBuilder<number | null> {
  if (!viewer) return sql<number | null>`null::smallint`
  return sql<number | null>`(
    select rating from reviews where work_id = ${sql.ref(column)} and author_id = ${viewer.id}
    order by ${newest} limit 1
  )`
}

/** A column with the average of the newest ratings by the viewer's friends, without those whom they mute; null for visitors. */
export function friendsAverageOf(viewer: Viewer, column: string): RawBuilder<number | null> {
  if (!viewer) return sql<number | null>`null::double precision`
  return sql<number | null>`(
    select avg(newest.rating)::double precision
    from ${unmutedFriendIdsOf(viewer)} as friend (id)
    cross join lateral (
      select rating from reviews where work_id = ${sql.ref(column)} and author_id = friend.id
      order by ${newest} limit 1
    ) as newest
    where ${noBlockBetween(viewer, 'friend.id')}
  )`
}
