import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { shownScore } from '../ratings/ratings.visibility.ts'
import { namedWorkOf } from '../works/works.visibility.ts'

export interface SurgeRow {
  work: CoveredWork
  lastDayCount: number
  ratingCount: number
  lastDayAverage: number
  rating: number
}

/** Fewer ratings in a day are too few to show a trend. */
const surgeMin = 10
const surgesMax = 20

/** Confirmed works that over a third of their raters rated since a time, most of these first. */
export async function listSurges(handle: Handle, since: Date): Promise<SurgeRow[]> {
  const { rows } = await sql<SurgeRow>`
    with surge as (
      select work_id, count(distinct author_id) as raters, avg(reviews.rating)::double precision as average
      from reviews where time_posted >= ${since}
      group by work_id having count(distinct author_id) >= ${surgeMin}
    )
    select ${namedWorkOf('works')} as work, raters as "lastDayCount", reviewer_count as "ratingCount",
      average as "lastDayAverage", ${shownScore} as rating
    from surge
    join work_counts using (work_id)
    join works on works.id = work_id
    where is_listed and raters * 3 > reviewer_count and ${shownScore} is not null
    order by raters desc, work_id limit ${surgesMax}
  `.execute(handle)
  return rows
}
