import type { YearOfInstance } from '@medley/contract/administration/analytics'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { namedWorkOf } from '../works/works.visibility.ts'

/** A year of all members in UTC, without imported reviews. */
export async function getYear(handle: Handle, year: number): Promise<YearOfInstance> {
  const first = new Date(Date.UTC(year, 0))
  const end = new Date(Date.UTC(year + 1, 0))
  const { rows } = await sql<YearOfInstance>`
    with posted as materialized (
      select work_id, author_id, (time_posted at time zone 'UTC')::date as day
      from reviews
      where time_posted >= ${first} and time_posted < ${end} and import_source is null
    ), busiest as (
      select day, count(*) as reviews from posted group by day order by reviews desc, day desc limit 1
    ), most_rated as (
      select work_id, count(distinct author_id) as members from posted
      group by work_id order by members desc, work_id limit 1
    )
    select
      coalesce(
        (select extract(year from min(time_created) at time zone 'UTC') from users), 0
      ) as "firstYear",
      (
        select count(*) from users where time_created >= ${first} and time_created < ${end}
      ) as "membersJoined",
      (select count(distinct work_id) from posted) as "worksRated",
      (select count(*) from posted) as reviews,
      (select json_build_object('day', day, 'reviews', reviews) from busiest) as "busiestDay",
      (
        select json_build_object('work', ${namedWorkOf('works')}, 'members', members)
        from most_rated join works on works.id = most_rated.work_id
      ) as "mostRated"
  `.execute(handle)
  const [row] = rows
  if (!row) throw new Error('A year has no row')
  return row
}
