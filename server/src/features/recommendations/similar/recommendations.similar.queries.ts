import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'
import { commonCountries, type SimilarFacts } from './recommendations.similar.rules.ts'
import { ownGenresOf } from '../recommendations.visibility.ts'

interface SimilarTo {
  workId: number
  medium: Medium
  /** A condition on the id of a work in `near.id`: it may be shown. */
  isShown: RawBuilder<SqlBool>
}

/** Well-known works that are compared: those that most members rated, and the best known others. */
const ratedMax = 200
const famousMax = 600
const byCreatorsMax = 60
const ofCountryMax = 100

/**
 * The facts of a work, and of those that may be like it: the works that the same members like, those of its series and by its
 * creators, and of the best known ones, of all and of its countries, those that share a genre, a country or a cast member with it.
 */
export async function listSimilarFacts(
  handle: Handle,
  { workId, medium, isShown }: SimilarTo,
): Promise<SimilarFacts[]> {
  const famousOf = (ratedHere: RawBuilder<SqlBool>, most: number) => sql`(
    select work_id as id, null::real as pair_weight, false as is_related
    from work_counts where medium = ${medium} and is_listed and ${ratedHere}
    order by reviewer_count desc, shelf_place, work_id limit ${most}
  )`
  const { rows } = await sql<SimilarFacts>`
    with own as materialized (
      select id, cast_members, countries, series_title, ${ownGenresOf('works')} as genres
      from works where id = ${workId}
    ), candidate as (
      select id, max(pair_weight) as pair_weight, bool_or(is_related) as is_related from (
        select ${workId}::integer as id, null::real as pair_weight, true as is_related
        union all ${famousOf(sql`reviewer_count > 0`, ratedMax)}
        union all ${famousOf(sql`reviewer_count = 0`, famousMax)}
        union all
        select near.id, near.weight, true
        from work_neighbours cross join lateral unnest(neighbour_ids, weights) as near (id, weight)
        where work_id = ${workId} and near.weight > 0
        union all
        select works.id, null, true from own join works using (series_title) where medium = ${medium}
        union all (
          select works.id, null, false from own
          join works on works.medium = ${medium} and works.countries
            && array(select unnest(own.countries) except select unnest(${[...commonCountries]}::text[]))
          join work_counts on work_counts.work_id = works.id
          order by reviewer_count desc, shelf_place, works.id limit ${ofCountryMax}
        )
        union all (
          select other.work_id, null, true
          from credits join credits as other using (contributor_id)
          join work_counts on work_counts.work_id = other.work_id and medium = ${medium}
          where credits.work_id = ${workId} and credits.role = 'creator' and other.role = 'creator'
          order by reviewer_count desc, shelf_place, other.work_id limit ${byCreatorsMax}
        )
      ) as found group by id
    ), near as (
      select works.id, works.title, works.series_title, works.creators, works.cast_members,
        works.countries, works.release_date, ${ownGenresOf('works')} as genres, pair_weight,
        is_related, reviewer_count, shelf_place
      from candidate join works using (id)
      join work_counts on work_counts.work_id = id and is_listed
    )
    select near.id, title, near.series_title as series, creators, near.cast_members as cast,
      near.countries, near.genres, left(release_date, 4)::integer as year,
      pair_weight as "pairWeight", reviewer_count as "reviewerCount", shelf_place as "shelfPlace"
    from near cross join own
    where near.id = own.id or ${isShown} and (
      is_related or near.genres && own.genres or near.countries && own.countries
      or near.cast_members && own.cast_members
    )
  `.execute(handle)
  return rows
}
