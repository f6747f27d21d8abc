import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { firstDayOfGrowth } from './growth-series.ts'

const day = 86_400_000
const monthlyWindow = 31 * day
const recentWindow = 30 * day

function ago(span: number): string {
  return new Date(Date.now() - span).toISOString()
}

export function useUserCount() {
  return useQuery({
    queryKey: ['analytics', 'users'],
    queryFn: ({ signal }) => call('GET /v1/analytics/user-count', { query: {}, signal }),
    select: (answer) => answer.userCount,
  })
}

/** Users last online in the past 31 days. */
export function useMonthlyUserCount() {
  return useQuery({
    queryKey: ['analytics', 'monthly-users'],
    queryFn: ({ signal }) =>
      call('GET /v1/analytics/user-count', {
        query: { minLastOnline: ago(monthlyWindow) },
        signal,
      }),
    select: (answer) => answer.userCount,
  })
}

/** All reviews, including imported ones: total and per medium. */
export function useReviewCount() {
  return useQuery({
    queryKey: ['analytics', 'reviews'],
    queryFn: ({ signal }) => call('GET /v1/analytics/review-count', { query: {}, signal }),
  })
}

/** Reviews posted in the past 30 days, excluding imported ones. */
export function useRecentReviewCount() {
  return useQuery({
    queryKey: ['analytics', 'recent-reviews'],
    queryFn: ({ signal }) =>
      call('GET /v1/analytics/review-count', {
        query: { minDatePosted: ago(recentWindow), imported: false },
        signal,
      }),
    select: (answer) => answer.total,
  })
}

/** Registration times within the chart's range, ISO 8601, oldest first. */
export function useRegistrationTimes() {
  return useQuery({
    queryKey: ['analytics', 'registration-times'],
    queryFn: ({ signal }) =>
      call('GET /user-registration-times', {
        query: { minTime: firstDayOfGrowth(new Date()).toISOString() },
        signal,
      }),
  })
}

/** A year of the instance; the year before it stays shown until it is there. */
export function yearQuery(year: number) {
  return queryOptions({
    queryKey: ['analytics', 'year', year],
    queryFn: ({ signal }) => call('GET /v1/analytics/year', { query: { year }, signal }),
    placeholderData: keepPreviousData,
  })
}
