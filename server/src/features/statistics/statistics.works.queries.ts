import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { timeZoneOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import type { CountedFigure } from './statistics.figures.queries.ts'
import { isStopped, loggedOf, type Range, ratingsOf } from './statistics.visibility.ts'

export interface WorkBehindRow {
  work: CoveredWork
  viewings: number
  /** Of the latest viewing; 0 for none. */
  lastOrder: number
  rating: number | null
}

/** A work's position in the order of the list. */
export interface WorkKey {
  lastOrder: number
  workId: number
}

/** A page of the works behind a figure, latest seen first. */
export async function listWorksBehind(
  handle: Handle,
  viewer: Viewer,
  range: Range,
  page: {
    /** All works of the range without it. */
    figure: CountedFigure | undefined
    after: WorkKey | undefined
    limit: number
  },
): Promise<WorkBehindRow[]> {
  const { figure, after, limit } = page
  const isAfter = after
    ? sql`and (counted.last_order, counted.work_id)
        < (${after.lastOrder}::integer, ${after.workId}::integer)`
    : sql``
  const { rows } = await sql<WorkBehindRow>`
    with own as materialized (
      select own.work_id, own.rating from ${ratingsOf(viewer, range.userId)} as own
    ), counted as (
      ${figure?.by === 'stopped' ? stoppedWorks(viewer, range) : loggedWorks(viewer, range, figure)}
    )
    select ${namedWorkOf('works')} as work, counted.viewings, counted.last_order as "lastOrder",
      own.rating
    from counted join works on works.id = counted.work_id
    left join own on own.work_id = counted.work_id
    where ${isVisibleWork(viewer)} ${isAfter}
    order by counted.last_order desc, counted.work_id desc
    limit ${limit}
  `.execute(handle)
  return rows
}

function loggedWorks(viewer: Viewer, range: Range, figure: CountedFigure | undefined) {
  return sql`
    select logged.work_id, count(*) as viewings, max(logged.day_order) as last_order
    from ${loggedOf(viewer, range)} as logged join works on works.id = logged.work_id
    where ${figure?.isCounted ?? sql`true`}
    group by logged.work_id
  `
}

/** Works that the member stopped need not be in the diary. */
function stoppedWorks(viewer: Viewer, range: Range) {
  return sql`
    select progress.work_id, 0 as viewings,
      to_char(progress.time_changed at time zone ${timeZoneOf(range.userId)}, 'YYYYMMDD')::integer as last_order
    from progress join works on works.id = progress.work_id
    where ${isStopped(viewer, range)}
  `
}
