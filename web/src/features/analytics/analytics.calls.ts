import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/queries.ts'
import { firstDayOfGrowth } from './growth-series.ts'

const hour = 3_600_000

/** A time some days ago, ISO 8601; the same within an hour, so that it can be part of a key. */
function daysAgo(days: number): string {
  return new Date((Math.floor(Date.now() / hour) - days * 24) * hour).toISOString()
}

export function useUserCount() {
  return useQuery(
    query('GET /v1/analytics/user-count', {}, { select: ({ userCount }) => userCount }),
  )
}

/** Users last online in the past 31 days. */
export function useMonthlyUserCount() {
  return useQuery(
    query(
      'GET /v1/analytics/user-count',
      { query: { minLastOnline: daysAgo(31) } },
      { select: ({ userCount }) => userCount },
    ),
  )
}

/** All reviews, including imported ones: total and per medium. */
export function useReviewCount() {
  return useQuery(query('GET /v1/analytics/review-count'))
}

/** Reviews posted in the past 30 days, excluding imported ones. */
export function useRecentReviewCount() {
  return useQuery(
    query(
      'GET /v1/analytics/review-count',
      { query: { minDatePosted: daysAgo(30), imported: false } },
      { select: ({ total }) => total },
    ),
  )
}

/** Registration times within the chart's range, ISO 8601, oldest first. */
export function useRegistrationTimes() {
  return useQuery(registrationsQuery())
}

function registrationsQuery() {
  const minTime = firstDayOfGrowth(new Date()).toISOString()
  return query('GET /user-registration-times', { query: { minTime } })
}

/** A year of the instance; the year before it stays shown until it is there. */
export function yearQuery(year: number) {
  return query('GET /v1/analytics/year', { query: { year } }, { placeholderData: keepPreviousData })
}
