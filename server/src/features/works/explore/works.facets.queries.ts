import type { Medium } from '@medley/contract/values/medium'
import type { WorkFacets } from '@medley/contract/works/works'
import { sql } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'

/** Facets by which the listed works of a medium can be filtered. Reads all of them. */
export async function findFacets(handle: Handle, medium: Medium): Promise<WorkFacets> {
  const { rows } = await sql<WorkFacets>`
    with listed as materialized (
      select genres, countries, left(release_date, 3) as decade
      from works join work_counts on work_counts.work_id = works.id
      where work_counts.medium = ${medium} and work_counts.is_listed
    )
    select
      array(select distinct unnest(genres) as genre from listed order by genre) as genres,
      array(
        select distinct (decade || '0')::integer as year from listed
        where decade is not null order by year desc
      ) as decades,
      array(
        select country from listed cross join unnest(countries) as country
        group by country order by count(*) desc, country
      ) as countries
  `.execute(handle)
  const [facets] = rows
  if (!facets) throw new Error('A select without a table answers one row')
  return facets
}
