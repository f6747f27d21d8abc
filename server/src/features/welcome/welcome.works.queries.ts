import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { maySuggestTo } from '../not-for-me/not-for-me.visibility.ts'

/** Works of each medium to choose from, best known first. */
const poolPerMedium = 400

interface WorksFilter {
  mediums: readonly Medium[]
  limit: number
  except: readonly number[]
}

/**
 * Ids of well-known works that the member has neither engaged nor rated nor hidden, the mediums in
 * turn. Those that tell most about a taste come first, then the best known; each further work of the same decade, genre or creator falls behind by some
 * places. The order is computed before works are left out, so that it stays while a member marks them.
 */
export async function listWorkIdsToRate(
  handle: Handle,
  member: Actor,
  { mediums, limit, except }: WorksFilter,
): Promise<number[]> {
  const wanted = [...new Set(mediums)]
  const { rows } = await sql<{ id: number }>`
    with known as (
      select famous.work_id, famous.medium, famous.place, works.genres[1] as genre,
        left(works.release_date, 3) as decade, works.creators[1] as creator
      from unnest(${wanted}::text[]) as wanted (medium)
      cross join lateral (
        select best.work_id, best.medium,
          row_number() over (order by telling_works.place, best.place) as place
        from (
          select work_id, medium,
            row_number() over (order by reviewer_count desc, shelf_place, work_id) as place
          from work_counts
          where work_counts.medium = wanted.medium and is_listed
          order by reviewer_count desc, shelf_place, work_id
          limit ${poolPerMedium}
        ) as best
        left join telling_works on telling_works.work_id = best.work_id
      ) as famous
      join works on works.id = famous.work_id
    ), spread as (
      select work_id, medium, place
        + 6 * row_number() over (partition by medium, decade order by place)
        + 3 * row_number() over (partition by medium, genre order by place)
        + 25 * row_number() over (partition by medium, creator order by place) as weight
      from known
    ), left_over as (
      select work_id, medium,
        row_number() over (partition by medium order by weight, work_id) as turn
      from spread
      where work_id <> all(${except}::integer[])
        and ${maySuggestTo(member, 'spread.work_id')}
        and not exists (
          select from engagements as mark
          where mark.user_id = ${member.id} and mark.work_id = spread.work_id
        )
        and not exists (
          select from reviews
          where reviews.author_id = ${member.id} and reviews.work_id = spread.work_id
        )
    )
    select work_id as id from left_over
    order by turn, array_position(${wanted}::text[], medium), work_id
    limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}
