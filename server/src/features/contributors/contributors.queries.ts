import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendsAverageOf, newestRatingOf } from '../ratings/ratings.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

export interface ContributorRow {
  id: number
  name: string
  total: number
  isFollowed: boolean
}

/** A contributor with at least one work that the viewer may see. */
export async function findContributor(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<ContributorRow | undefined> {
  const { rows } = await sql<ContributorRow>`
    select contributors.id, contributors.name, count(distinct works.id) as total,
      exists (
        select from follows
        where contributor_id = contributors.id and user_id = ${viewer?.id ?? null}::integer
      ) as "isFollowed"
    from contributors
    join credits on credits.contributor_id = contributors.id
    join works on works.id = credits.work_id
    where contributors.id = ${id} and works.merged_into is null and ${isVisibleWork(viewer)}
    group by contributors.id
  `.execute(handle)
  return rows[0]
}

export interface CreditedRow {
  workId: number
  isCreator: boolean
  isInCast: boolean
  yourRating: number | null
  friendsRating: number | null
}

/** A page of the works that the viewer may see, best known first. */
export async function listCreditedWorks(
  handle: Handle,
  viewer: Viewer,
  { id, limit, offset }: { id: number; limit: number; offset: number },
): Promise<CreditedRow[]> {
  const { rows } = await sql<CreditedRow>`
    with credited as (
      select works.id as work_id,
        count(*) filter (where credits.role = 'creator') > 0 as is_creator,
        count(*) filter (where credits.role = 'cast') > 0 as is_in_cast
      from credits join works on works.id = credits.work_id
      where credits.contributor_id = ${id} and works.merged_into is null and ${isVisibleWork(viewer)}
      group by works.id
    ), page as (
      select credited.* from credited join work_counts using (work_id)
      order by audience_size desc, reviewer_count desc, shelf_place, work_id
      limit ${limit} offset ${offset}
    )
    select page.work_id as "workId", page.is_creator as "isCreator",
      page.is_in_cast as "isInCast",
      ${newestRatingOf(viewer, 'page.work_id')} as "yourRating",
      ${friendsAverageOf(viewer, 'page.work_id')} as "friendsRating"
    from page join work_counts using (work_id)
    order by audience_size desc, reviewer_count desc, shelf_place, work_id
  `.execute(handle)
  return rows
}
