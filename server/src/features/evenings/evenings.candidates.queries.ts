import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { shownChartScore } from '../ratings/ratings.visibility.ts'
import type { Fit } from './evenings.ranking.rules.ts'

export interface EveningFilter {
  medium: Medium
  genre?: string | undefined
  /** Its first year. */
  decade?: number | undefined
  maxMinutes?: number | undefined
  maxPages?: number | undefined
  isNewToAll: boolean
}

/** Ratings from here on count as liking, above `neutral` by how much. */
export const likedFrom = 7
const neutral = 5.5
/** The newest liked works of a person that count, and the nearest works to these that are candidates. */
const likedMost = 300
const nearMost = 150
/** Saved works of a person, and popular ones, that are candidates. */
const savedMost = 300
const popularMost = 100

/**
 * How works fit each of some people, popular works first: what they saved, what is near to what they like,
 * and popular works. Leaves out what one of them hides or wants no more recommended, and rated below 6.
 */
export async function listFits(
  handle: Handle,
  userIds: readonly number[],
  filter: EveningFilter,
): Promise<Fit[]> {
  const { rows } = await sql<Fit>`
    with people as (select id from unnest(${userIds}::integer[]) as id),
    liked as materialized (
      select people.id as user_id, own.work_id, own.rating - ${neutral}::real as weight
      from people cross join lateral (
        select work_id, rating from reviews
        where author_id = people.id and medium = ${filter.medium} and rating >= ${likedFrom}
        order by time_posted desc, id desc limit ${likedMost}
      ) as own
    ), near as materialized (
      select user_id, id as work_id, sum(share) as nearness,
        (array_agg(liked_id order by share desc, liked_id))[1] as because_id
      from (
        select liked.user_id, liked.work_id as liked_id, neighbour.id,
          liked.weight * neighbour.weight as share
        from liked join work_neighbours on work_neighbours.work_id = liked.work_id
        cross join lateral unnest(neighbour_ids, weights) as neighbour (id, weight)
        where neighbour.weight > 0
      ) as shares
      group by user_id, id
    ), ${tastes}, saved as materialized (
      select people.id as user_id, own.work_id from people cross join lateral (
        select work_id from saved_works where user_id = people.id and medium = ${filter.medium}
        order by time_added desc, work_id desc limit ${savedMost}
      ) as own
    ), candidates as materialized (
      select work_id, row_number() over (
        order by ${shownChartScore} desc nulls last, audience_size desc, shelf_place, work_id
      ) as place
      from work_counts
      where medium = ${filter.medium} and is_listed and ${fits(filter)} and ${isWanted(filter)}
        and (work_id in (select work_id from saved) or work_id in (
          select work_id from (
            select work_id, row_number() over (partition by user_id order by nearness desc) as rank
            from near
          ) as ranked where rank <= ${nearMost}
        ) or work_id in (${popularOf(filter, isSurelyShort(filter))}) or work_id in (${popularOf(filter)}))
    )
    select candidates.work_id as "workId", people.id as "userId",
      saved.work_id is not null as "isSaved", ${isOfUnknownLength(filter)} as "isOfUnknownLength",
      coalesce(near.nearness, 0)::real as nearness,
      near.because_id as "becauseId", coalesce(taste.share, 0)::real as "genreShare", taste.genre
    from candidates cross join people
    join works on works.id = candidates.work_id
    left join saved on saved.user_id = people.id and saved.work_id = candidates.work_id
    left join near on near.user_id = people.id and near.work_id = candidates.work_id
    left join lateral (
      select tastes.genre, tastes.share from tastes
      where tastes.user_id = people.id and tastes.genre = any(works.genres)
      order by tastes.share desc, tastes.genre limit 1
    ) as taste on true
    order by candidates.place, people.id
  `.execute(handle)
  return rows
}

/** A common table: the share of each person's liked works that has a genre. */
const tastes = sql`tastes as materialized (
  select liked.user_id, genre, count(*)::real / max(total.liked) as share
  from liked join works on works.id = liked.work_id
  cross join lateral unnest(works.genres) as genre
  join (select user_id, count(*) as liked from liked group by user_id) as total
    on total.user_id = liked.user_id
  group by liked.user_id, genre
)`

/** A subselect of popular works that pass the filter and a further condition on them. */
function popularOf(
  filter: EveningFilter,
  further: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): RawBuilder<number> {
  return sql<number>`(
    select work_id from work_counts
    where medium = ${filter.medium} and is_listed and ${fits(filter)} and ${isWanted(filter)}
      and ${further}
    order by ${shownChartScore} desc nulls last, audience_size desc, shelf_place limit ${popularMost}
  )`
}

/** A condition on a row of `work_counts`: its work is known to be as short as was asked for. */
function isSurelyShort(filter: EveningFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from works where works.id = work_counts.work_id and not ${isOfUnknownLength(filter)}
  )`
}

/** A condition on a row of `works`: it cannot be compared with the length that was asked for. */
function isOfUnknownLength({ maxMinutes, maxPages }: EveningFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${maxMinutes !== undefined} and works.minutes is null
    or ${maxPages !== undefined} and works.pages is null
  )`
}

/** A condition on a row of `work_counts`: the facts of its work pass the filter. */
function fits({ genre, decade, maxMinutes, maxPages }: EveningFilter): RawBuilder<SqlBool> {
  const facts: RawBuilder<unknown>[] = []
  if (genre !== undefined) facts.push(sql`works.genres @> array[${genre}]`)
  if (decade !== undefined) {
    const [from, to] = [decade, decade + 10].map((year) => String(year).padStart(4, '0'))
    facts.push(sql`works.release_date >= ${from} and works.release_date < ${to}`)
  }
  if (maxMinutes !== undefined) facts.push(sql`coalesce(works.minutes, 0) <= ${maxMinutes}`)
  if (maxPages !== undefined) facts.push(sql`coalesce(works.pages, 0) <= ${maxPages}`)
  if (facts.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`exists (
    select from works where works.id = work_counts.work_id and ${sql.join(facts, sql` and `)}
  )`
}

/** A condition on a row of `work_counts`: none of the people put its work aside; if wanted, none knows it. */
function isWanted({ isNewToAll }: EveningFilter): RawBuilder<SqlBool> {
  const isUnknown = sql<SqlBool>`not exists (
    select from engagements join people on people.id = engagements.user_id
    where engagements.work_id = work_counts.work_id
  ) and not exists (
    select from reviews join people on people.id = reviews.author_id
    where reviews.work_id = work_counts.work_id
  )`
  const isBearable = sql<SqlBool>`not exists (
    select from reviews join people on people.id = reviews.author_id
    where reviews.work_id = work_counts.work_id and reviews.rating < 6
  )`
  return sql<SqlBool>`(${isNewToAll ? isUnknown : isBearable} and not exists (
    select from not_for_me join people on people.id = not_for_me.user_id
    where not_for_me.work_id = work_counts.work_id
  ))`
}
