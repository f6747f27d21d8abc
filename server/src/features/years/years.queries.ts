import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import { memberOf, type Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { loggedOf } from '../statistics/statistics.visibility.ts'
import { namedWorkOf } from '../works/works.visibility.ts'
import type { YearOf } from './years.visibility.ts'

export interface YearRow {
  /** In the member's diary of the year. */
  works: number
  isPublished: boolean
  /** True if the viewer may see what the member does. */
  isOpen: boolean
  /** True if everyone may. */
  isOpenToAll: boolean
}

/** A year of a member, also of one who has nothing in it. */
export async function getYear(
  handle: Handle,
  viewer: Viewer,
  { userId, year }: YearOf,
): Promise<YearRow> {
  const range = { userId, years: { first: year, last: year } }
  const { rows } = await sql<YearRow>`
    select
      (select count(distinct work_id) from ${loggedOf(memberOf(userId), range)} as logged) as works,
      exists (
        select from published_years where user_id = ${userId} and year = ${year}
      ) as "isPublished",
      exists (
        select from users where users.id = ${userId} and ${maySee(viewer, 'users.id')}
      ) as "isOpen",
      exists (
        select from users where users.id = ${userId} and ${maySee(null, 'users.id')}
      ) as "isOpenToAll"
  `.execute(handle)
  const [row] = rows
  if (!row) throw new Error('A year has no row')
  return row
}

export interface ListedYearRow {
  year: number
  works: number
  isPublished: boolean
}

/** The years of a member with so many works at least, latest first; for others those that they may see. */
export async function listYearsOf(
  handle: Handle,
  viewer: Viewer,
  { userId, worksMin }: { userId: number; worksMin: number },
): Promise<ListedYearRow[]> {
  const isOwn = viewer?.id === userId
  const { rows } = await sql<ListedYearRow>`
    select counted.year, counted.works, published.year is not null as "isPublished"
    from (
      select day_order / 10000 as year, count(distinct work_id) as works
      from ${loggedOf(memberOf(userId), { userId })} as logged
      where day_order >= 10000
      group by 1 having count(distinct work_id) >= ${worksMin}
    ) as counted
    left join published_years as published
      on published.user_id = ${userId} and published.year = counted.year
    where ${isOwn} or published.year is not null and exists (
      select from users where users.id = ${userId} and ${maySee(viewer, 'users.id')}
    )
    order by counted.year desc
  `.execute(handle)
  return rows
}

/** The works that a member leaves out of a year, by title. */
export async function listLeftOut(
  handle: Handle,
  { userId, year }: YearOf,
): Promise<CoveredWork[]> {
  const { rows } = await sql<{ work: CoveredWork }>`
    select ${namedWorkOf('works')} as work
    from left_out_works join works on works.id = left_out_works.work_id
    where left_out_works.user_id = ${userId} and left_out_works.year = ${year}
    order by works.normalized_title, works.id
  `.execute(handle)
  return rows.map(({ work }) => work)
}

/** The names of a member. Throws if there is none. */
export async function getOwnerName(
  handle: Handle,
  userId: number,
): Promise<{ username: string; firstName: string | null; lastName: string | null }> {
  return handle
    .selectFrom('users')
    .select(['username', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
