import type { YearOfInstance } from '@medley/contract/administration/analytics'
import { mediums } from '@medley/contract/values/medium'
import type { PerMedium } from '@medley/contract/values/shapes'
import type { Context } from '../../context.ts'
import {
  countAllReviews,
  countReviews,
  countUsers,
  countUsersSince,
  listRegistrationTimes,
  type ReviewFilter,
} from './analytics.queries.ts'
import { getYear } from './analytics.year.queries.ts'

/** Number of users; with a time, only of those seen at that time or later. */
export async function userCount(
  ctx: Context,
  minLastOnline: string | null,
): Promise<{ userCount: number }> {
  const count = minLastOnline === null ? countUsers(ctx.db) : countUsersSince(ctx.db, minLastOnline)
  return { userCount: await count }
}

/** Number of reviews in total and per medium; a null field does not filter. */
export async function reviewCount(
  ctx: Context,
  filter: ReviewFilter,
): Promise<{ total: number; perMedium: PerMedium }> {
  const countsAll = filter.minDatePosted === null && filter.imported === null
  const rows = await (countsAll ? countAllReviews(ctx.db) : countReviews(ctx.db, filter))
  const perMedium: PerMedium = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
  for (const { medium, count } of rows) perMedium[medium] = count
  return { total: mediums.reduce((sum, medium) => sum + perMedium[medium], 0), perMedium }
}

/** Registration times since a time, oldest first. */
export function registrationTimes(ctx: Context, minTime: string): Promise<Date[]> {
  return listRegistrationTimes(ctx.db, minTime)
}

/** A year of all members, without imported reviews. */
export function yearOfInstance(ctx: Context, year: number): Promise<YearOfInstance> {
  return getYear(ctx.db, year)
}
