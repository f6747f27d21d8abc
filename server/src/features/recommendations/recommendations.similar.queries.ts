import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { notHiddenBy } from '../hidden-works/hidden-works.visibility.ts'

interface SimilarTo {
  workId: number
  limit: number
}

/** Ids of the neighbours of a work that the viewer does not hide, nearest first. */
export async function listNeighbourIds(
  handle: Handle,
  viewer: Viewer,
  { workId, limit }: SimilarTo,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select near.id
    from work_neighbours
    cross join lateral unnest(neighbour_ids, weights) as near (id, weight)
    join work_counts on work_counts.work_id = near.id and is_listed
    where work_neighbours.work_id = ${workId} and near.weight > 0
      and ${notHiddenBy(viewer, 'near.id')}
    order by near.weight desc, near.id
    limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** Works of a medium among which those of similar genres and years are looked for. */
const famousMax = 300

/**
 * Ids of works of the same series, then by the same creators, then of the same genres and about the same
 * years among the best known.
 */
export async function listAkinIds(
  handle: Handle,
  viewer: Viewer,
  { workId, medium, limit }: SimilarTo & { medium: Medium },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as materialized (
      select series_title, genres, left(release_date, 4)::integer as year
      from works where id = ${workId}
    ), famous as materialized (
      select work_id from work_counts where medium = ${medium} and is_listed
      order by reviewer_count desc, shelf_place, work_id limit ${famousMax}
    ), akin as (
      select works.id, 2 as kinship
      from own join works on works.series_title = own.series_title
      where works.medium = ${medium}
      union all
      select other.work_id, 1
      from credits join credits as other using (contributor_id)
      where credits.work_id = ${workId} and credits.role = 'creator' and other.role = 'creator'
      union all
      select works.id, alike.share / (1 + abs(left(works.release_date, 4)::integer - own.year) / 10.0)
      from own cross join famous join works on works.id = famous.work_id
      cross join lateral (
        select count(*)::double precision
          / (1 + cardinality(works.genres) + cardinality(own.genres)) as share
        from unnest(works.genres) as genre where genre = any(own.genres)
      ) as alike
      where alike.share > 0
    ), nearest as (
      select id, max(kinship) as kinship from akin where id <> ${workId} group by id
    )
    select id from nearest join work_counts on work_counts.work_id = id
    where is_listed and medium = ${medium} and ${notHiddenBy(viewer, 'nearest.id')}
    order by kinship desc nulls last, reviewer_count desc, shelf_place, id
    limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}
