import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendsAverageOf, newestRatingOf } from '../ratings/ratings.visibility.ts'
import { isVisibleWork, seriesOrder } from '../works/works.visibility.ts'

export interface SeriesRow {
  id: number
  title: string
  medium: Medium
  isFollowed: boolean
  totalCount: number
  partCount: number
  doneCount: number
  nextId: number | null
}

/** The works of a series that the viewer may see; `number` is that of a whole part. */
function partsOf(id: number, viewer: Viewer): RawBuilder<unknown> {
  return sql`
    select works.id, series_position as position, row_number() over (order by ${seriesOrder}) as nth,
      case when series_position ~ '^[1-9]\\d{0,5}$' then series_position::integer end as number,
      exists (
        select from engagements
        where engagements.work_id = works.id and user_id = ${viewer?.id ?? null}::integer
          and not is_partial
      ) as is_done
    from works
    where series_id = ${id} and merged_into is null and ${isVisibleWork(viewer)}`
}

/** A series of which the viewer may see a work, and how far they are in it. */
export async function findSeries(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`
    with part as (${partsOf(id, viewer)}),
    numbered as (
      select number, every(not is_done) as is_open, min(id) as id
      from part where number is not null group by number
    )
    select series.id, title, medium,
      exists (
        select from follows
        where follows.series_id = series.id and user_id = ${viewer?.id ?? null}::integer
      ) as "isFollowed",
      (select count(*) from part) as "totalCount",
      (select count(*) from numbered) as "partCount",
      (select count(*) from numbered where not is_open) as "doneCount",
      (select id from numbered where is_open order by number limit 1) as "nextId"
    from series
    where series.id = ${id} and exists (select from part)
  `.execute(handle)
  return rows[0]
}

export interface PartRow {
  workId: number
  position: string | null
  yourRating: number | null
  friendsRating: number | null
}

/** A page of the works that the viewer may see: parts by number, then those without one, then collections. */
export async function listPartsOfSeries(
  handle: Handle,
  viewer: Viewer,
  { id, limit, offset }: { id: number; limit: number; offset: number },
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    with part as (${partsOf(id, viewer)}),
    page as (
      select id, position, nth from part order by nth limit ${limit} offset ${offset}
    )
    select page.id as "workId", position,
      ${newestRatingOf(viewer, 'page.id')} as "yourRating",
      ${friendsAverageOf(viewer, 'page.id')} as "friendsRating"
    from page order by nth
  `.execute(handle)
  return rows
}
