import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Viewer } from '../../../actor.ts'
import type { Handle } from '../../../db/transaction.ts'
import { amountsOf } from '../../statistics/statistics.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../../works/works.visibility.ts'
import { shownOf, type YearOf } from '../years.visibility.ts'

export interface MediumSums {
  medium: Medium
  works: number
  minutes: number
  pages: number
}

/** Sums of a year by medium. */
export async function listMediumSums(
  handle: Handle,
  viewer: Viewer,
  year: YearOf,
): Promise<MediumSums[]> {
  const { rows } = await sql<MediumSums>`
    select shown.medium, count(distinct shown.work_id) as works, sum(shown.minutes) as minutes,
      sum(shown.pages) as pages
    from (
      select logged.medium, logged.work_id, ${amountsOf}
      from ${shownOf(viewer, year)} as logged join works on works.id = logged.work_id
    ) as shown
    group by shown.medium
  `.execute(handle)
  return rows
}

export interface MonthRow {
  month: number
  works: number
}

/** The works of each month that has any. */
export async function listMonths(
  handle: Handle,
  viewer: Viewer,
  year: YearOf,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select shown.day_order / 100 % 100 as month, count(distinct shown.work_id) as works
    from ${shownOf(viewer, year)} as shown
    where shown.day_order / 100 % 100 > 0
    group by 1
  `.execute(handle)
  return rows
}

/** So many works of a year at most, in the order in which they were last seen and evenly spread over it. */
export async function listFaces(
  handle: Handle,
  viewer: Viewer,
  year: YearOf,
  { month, limit }: { month?: number; limit: number },
): Promise<CoveredWork[]> {
  const ofMonth = month === undefined ? sql`` : sql`where shown.day_order / 100 % 100 = ${month}`
  const { rows } = await sql<{ work: CoveredWork }>`
    with seen as (
      select shown.work_id, max(shown.day_order) as last_order
      from ${shownOf(viewer, year)} as shown ${ofMonth} group by shown.work_id
    ), placed as (
      select works.id, seen.last_order, count(*) over () as works,
        row_number() over (order by seen.last_order, works.id) as place
      from seen join works on works.id = seen.work_id
      where ${isVisibleWork(viewer)}
    )
    select ${namedWorkOf('works')} as work
    from placed join works on works.id = placed.id
    where placed.works <= ${limit}
      or placed.place * ${limit} / placed.works > (placed.place - 1) * ${limit} / placed.works
    order by placed.place
  `.execute(handle)
  return rows.map(({ work }) => work)
}
