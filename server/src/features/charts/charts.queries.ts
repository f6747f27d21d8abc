import type { Medium } from '@medley/contract/medium'
import type { CoveredWork } from '@medley/contract/shapes'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { shownChartScore, shownScore } from '../ratings/ratings.visibility.ts'
import { notHiddenBy } from '../work-sets/work-sets.visibility.ts'
import { type FactFilter, factsOf } from '../works/works.facts.visibility.ts'
import { namedWorkOf } from '../works/works.visibility.ts'

export interface ChartPage extends FactFilter {
  limit: number
  offset: number
}

export interface ChartRow {
  workId: number
  rank: number
  score: number
  ratingCount: number
}

/** A page of a chart. Ranks are the same for everyone: works that the viewer hides leave gaps. */
export async function listChartRows(
  handle: Handle,
  viewer: Viewer,
  { medium, limit, offset, ...facts }: ChartPage & { medium: Medium },
): Promise<ChartRow[]> {
  const order = sql`${shownChartScore} desc nulls last, reviewer_count desc, shelf_place, work_id`
  const conditions = [
    sql`medium = ${medium} and is_listed and ${shownChartScore} is not null`,
    ...factsOf(medium, facts),
  ]
  const { rows } = await sql<ChartRow>`
    select work_id as "workId", rank, score, chart_rating_count as "ratingCount"
    from (
      select work_id, ${shownChartScore} as score, chart_rating_count, row_number() over (order by ${order}) as rank
      from work_counts where ${sql.join(conditions, sql` and `)}
    ) as chart
    where ${notHiddenBy(viewer, 'chart.work_id')}
    order by rank limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export interface SurgeRow {
  work: CoveredWork
  lastDayCount: number
  ratingCount: number
  lastDayAverage: number
  rating: number
}

/** Fewer ratings in a day are too few to tell of anything. */
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
