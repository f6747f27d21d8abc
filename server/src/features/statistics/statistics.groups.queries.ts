import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { ratingsOf, type Range, seenOf } from './statistics.visibility.ts'

/** Works that share a fact. */
export interface GroupRow {
  by: 'rating' | 'decade' | 'genre' | 'country' | 'language' | 'known'
  /** With `known`, the fact that so many works have. */
  value: string
  works: number
  mean: number | null
}

/** Works of a range by rating, decade, genre, country and language, most works of each first, and how many have each. */
export async function listGroups(
  handle: Handle,
  viewer: Viewer,
  range: Range,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with seen as materialized (
      select works.genres, works.countries, works.languages,
        left(works.release_date, 3) || '0' as decade, own.rating
      from ${seenOf(viewer, range)} as seen
      join works on works.id = seen.work_id
      left join ${ratingsOf(viewer, range.userId)} as own on own.work_id = seen.work_id
    )
    select facts.by, facts.value, count(*) as works, avg(facts.rating)::double precision as mean
    from (
      select 'rating' as by, rating::text as value, rating from seen where rating is not null
      union all
      select 'decade', decade, rating from seen where decade is not null
      union all
      select 'genre', genre, rating from seen cross join unnest(genres) as genre
      union all
      select 'country', country, rating from seen cross join unnest(countries) as country
      union all
      select 'language', language, rating from seen cross join unnest(languages) as language
      union all
      select 'known', fact, null from seen cross join lateral (values
        ('decade', decade is not null), ('genre', cardinality(genres) > 0),
        ('country', cardinality(countries) > 0), ('language', cardinality(languages) > 0)
      ) as facts (fact, is_known)
      where is_known
    ) as facts
    group by facts.by, facts.value
    order by facts.by, works desc, facts.value
  `.execute(handle)
  return rows
}

/** A contributor with the works of a range that they are credited for. */
export interface ContributorRow {
  role: 'creator' | 'cast'
  id: number
  name: string
  works: number
  rated: number
  mean: number | null
  /** True if they are among those of most works, or of the best mean. */
  isMost: boolean
  isBest: boolean
  /** The mean drawn to the member's own. */
  drawn: number | null
}

interface Bounds {
  /** Works that those of most works have at least, and rated works of those of the best mean. */
  worksMin: number
  ratedMin: number
  /** Ratings that the member's own mean is worth. */
  weight: number
  limit: number
}

/** The creators and cast of most works and of the best means, each in the order of both. */
export async function listContributors(
  handle: Handle,
  viewer: Viewer,
  range: Range,
  { worksMin, ratedMin, weight, limit }: Bounds,
): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    with seen as materialized (
      select seen.work_id, own.rating
      from ${seenOf(viewer, range)} as seen
      left join ${ratingsOf(viewer, range.userId)} as own on own.work_id = seen.work_id
    ), credited as (
      select role, contributor_id, count(*) as works, count(rating) as rated,
        sum(rating)::double precision as sum
      -- One scan of the index for all works, where a join would look each up: half the time for thousands of works.
      from (
        select distinct role, contributor_id, work_id from credits
        where work_id = any(array(select work_id from seen))
      ) as credit join seen using (work_id)
      group by role, contributor_id
      having count(*) >= ${Math.min(worksMin, ratedMin)}
    ), drawn as (
      select credited.*, case when rated >= ${ratedMin} then
        (sum + ${weight}::double precision * (select avg(rating) from seen))
          / (rated + ${weight}::double precision)
      end as drawn
      from credited
    ), ranked as (
      select drawn.*, contributors.name,
        row_number() over (partition by role order by works desc, rated desc, name_key) as place,
        row_number() over (partition by role order by drawn desc nulls last, works desc, name_key)
          as best_place
      from drawn join contributors on contributors.id = drawn.contributor_id
    )
    select role, contributor_id as id, name, works, rated, sum / nullif(rated, 0) as mean, drawn,
      works >= ${worksMin} and place <= ${limit} as "isMost",
      drawn is not null and best_place <= ${limit} as "isBest"
    from ranked
    where works >= ${worksMin} and place <= ${limit} or drawn is not null and best_place <= ${limit}
    order by place
  `.execute(handle)
  return rows
}
