import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Actor, Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { maySuggestTo } from '../not-for-me/not-for-me.visibility.ts'
import { likedFrom } from './model/like-of.ts'

type Member = Pick<Actor, 'id'>

/** After so many days on which a work was shown untouched, it rests for `restDays`. */
export const viewsMax = 8
export const restDays = 30

/**
 * A condition on the work in `column` (`works.id`): everyone may see it, and the viewer has neither
 * rated, engaged nor saved it nor added what it may be, it is not “Not for me”, nor has it been shown to them too
 * often of late.
 */
export function mayBeRecommended(viewer: Viewer, column: string, now: Date): RawBuilder<SqlBool> {
  const work = sql.ref(column)
  const isListed = sql<SqlBool>`exists (
    select from work_counts as listed where listed.work_id = ${work} and listed.is_listed
  )`
  if (!viewer) return isListed
  const restsSince = new Date(now.getTime() - restDays * 86_400_000)
  return sql<SqlBool>`(${isListed}
    and not exists (
      select from reviews as own where own.work_id = ${work} and own.author_id = ${viewer.id}
    )
    and not exists (
      select from engagements as own where own.user_id = ${viewer.id} and own.work_id = ${work}
    )
    and not exists (
      select from saved_works as own where own.user_id = ${viewer.id} and own.work_id = ${work}
    )
    and not exists (
      select from progress as own
      where own.user_id = ${viewer.id} and own.work_id = ${work} and own.state = 'stopped'
    )
    and not exists (
      select from recommendation_views as seen
      where seen.user_id = ${viewer.id} and seen.work_id = ${work}
        and seen.times >= ${viewsMax} and seen.time_last > ${restsSince}
        and seen.time_last <= ${latestEnd(now)}
    )
    and not exists (
      select from likely_doubles as double
      join work_additions as own on own.work_id = double.work_id and own.user_id = ${viewer.id}
      where double.other_id = ${work}
    )
    and ${maySuggestTo(viewer, column)}
  )`
}

/**
 * A subselect of the works that `mayBeRecommended` leaves out for a member, apart from those that are not listed: for statements
 * that look at many works. `not in` hashes it, whatever the statistics say of somebody who has just imported.
 */
export function notRecommendedTo({ id }: Member, now: Date): RawBuilder<number> {
  const restsSince = new Date(now.getTime() - restDays * 86_400_000)
  return sql<number>`(
    select work_id from reviews where author_id = ${id}
    union all select work_id from engagements where user_id = ${id}
    union all select work_id from saved_works where user_id = ${id}
    union all select work_id from not_for_me where user_id = ${id}
    union all select work_id from progress where user_id = ${id} and state = 'stopped'
    union all select work_id from recommendation_views
    where user_id = ${id} and times >= ${viewsMax} and time_last > ${restsSince}
    union all select other_id from likely_doubles
    join work_additions as own on own.work_id = likely_doubles.work_id and own.user_id = ${id}
  )`
}

/** As `mayBeRecommended`, of works that are listed, for statements that look at many. */
export function mayBeRecommendedOfMany(
  member: Member,
  column: string,
  now: Date,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} not in ${notRecommendedTo(member, now)}`
}

/** From so many ratings on, a low mean keeps a work from filling up recommendations. */
const enoughRatings = 20
/** So many points below the mean of its medium. */
const clearlyBelow = 1

/**
 * A condition on `work_counts`: the work is not among those that most members rate clearly lower than other
 * works of its medium. The prior of charts counts among its ratings.
 */
export function isNotDisliked(): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from chart_priors as prior
    where prior.medium = work_counts.medium and work_counts.reviewer_count >= ${sql.lit(enoughRatings)}
      and work_counts.rating_sum + prior.mean * prior.weight
        < (prior.mean - ${sql.lit(clearlyBelow)}) * (work_counts.reviewer_count + prior.weight)
  )`
}

/**
 * An expression on a row of `works`: its genres. Sources name none of books; a book that was filmed has those of the best-known film of its
 * title.
 */
export function ownGenresOf(works: string): RawBuilder<string[]> {
  const column = (name: string) => sql.ref(`${works}.${name}`)
  return sql<
    string[]
  >`case when ${column('medium')} = 'book' and ${column('genres')} = '{}' then coalesce((
    select film.genres from works as film join work_counts as known on known.work_id = film.id
    where film.medium = 'film' and film.normalized_title = ${column('normalized_title')}
      and film.release_date >= ${column('release_date')} and known.is_listed and not 'Documentary' = any(film.genres)
    order by known.shelf_place nulls last, film.id limit 1
  ), '{}') else ${column('genres')} end`
}

/**
 * A subselect of what a member likes in a medium, as `work_id`, `rating` (null if only engaged) and `pull`,
 * how strongly it speaks for similar works: the newest ratings of 7 or more, and engaged works without
 * a rating.
 */
export function likedWorksOf({ id }: Member, medium: Medium): RawBuilder<unknown> {
  return sql`(
    select work_id, rating, rating - 5.5 as pull
    from (
      select distinct on (work_id) work_id, rating from reviews
      where author_id = ${id} and medium = ${medium}
      order by work_id, time_posted desc, id desc
    ) as newest
    where rating >= ${likedFrom}
    union all
    select work_id, null, 0.5 from engagements as mark
    where user_id = ${id} and medium = ${medium} and not exists (
      select from reviews as own where own.work_id = mark.work_id and own.author_id = ${id}
    )
  )`
}

/**
 * A subselect of the ids of friends who may be a reason: not muted, blocked or suspended, and taking
 * part in recommendations.
 */
export function reasonableFriendIdsOf(member: Actor): RawBuilder<number> {
  return sql<number>`(
    select friend.id from ${unmutedFriendIdsOf(member)} as friend (id)
    join users on users.id = friend.id and users.in_recommendations
    where ${noBlockBetween(member, 'friend.id')}
  )`
}

/** Basis of a member's recommendations of a medium. */
export interface Basis {
  /** Null where no recommendations were computed yet. */
  likedCount: number | null
  method: string | null
  timeBuilt: Date | null
  /** Computed before the model in use was. */
  isOutdated: boolean
}

/** The columns of a `Basis`, of `joinedBasesOf`. */
export const basisColumns = sql`
  renewal.liked_count as "likedCount", run.method, run.time_built as "timeBuilt",
  coalesce(renewal.time_renewed < run.time_built, false) as "isOutdated"
`

/** The joined tables of the bases of a member, one row per medium, in the order of `wanted.place`. */
export function joinedBasesOf(userId: number, mediums: readonly Medium[]): RawBuilder<unknown> {
  return sql`
    unnest(${mediums}::text[]) with ordinality as wanted (medium, place)
    left join recommendation_renewals as renewal
      on renewal.medium = wanted.medium and renewal.user_id = ${userId}
    left join lateral (
      select method, time_built from model_runs
      where model_runs.medium = wanted.medium and method is not null
      order by time_built desc, id desc limit 1
    ) as run on true
  `
}
