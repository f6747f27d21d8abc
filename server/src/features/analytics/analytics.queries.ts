import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export interface ReviewFilter {
  minDatePosted: string | null
  imported: boolean | null
}

interface MediumCount {
  medium: Medium
  count: number
}

export async function countUsers(handle: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** Number of users last seen at `minLastOnline` or later. */
export async function countUsersSince(handle: Handle, minLastOnline: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users where last_online >= ${minLastOnline}::timestamptz
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** Numbers of all reviews, from the stored counts of works; a medium without works has no row. */
export async function countAllReviews(handle: Handle): Promise<MediumCount[]> {
  const { rows } = await sql<MediumCount>`
    select medium, sum(review_count)::int as count from work_counts group by medium
  `.execute(handle)
  return rows
}

/** Numbers of reviews that match the filter; a medium without any has no row. */
export async function countReviews(handle: Handle, filter: ReviewFilter): Promise<MediumCount[]> {
  const { rows } = await sql<MediumCount>`
    select medium, count(*)::int as count
    from reviews
    where time_posted >= coalesce(${filter.minDatePosted}::timestamptz, '-infinity')
      and coalesce((import_source is not null) = ${filter.imported}::boolean, true)
    group by medium
  `.execute(handle)
  return rows
}

/** Oldest first. */
export async function listRegistrationTimes(handle: Handle, minTime: string): Promise<Date[]> {
  const { rows } = await sql<{ timeCreated: Date }>`
    select time_created as "timeCreated" from users where time_created >= ${minTime}::timestamptz
    order by time_created, id
  `.execute(handle)
  return rows.map((row) => row.timeCreated)
}
