import type { Medium } from '@medley/contract/values/medium'
import type { Figure } from '@medley/contract/library/statistics'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { allViewings } from '../works/refresh-viewings.ts'

/** A year, or all time, of a medium or of all. */
export interface Period {
  year: number | null
  medium: Medium | null
}

const queryOf = ({ year, medium }: Period) => ({
  ...(year === null ? {} : { year }),
  ...(medium === null ? {} : { medium }),
})

/** The figures of a member's diary. A change of the diary refreshes them. */
export function statisticsQuery(userId: number, period: Period) {
  return queryOptions({
    queryKey: [...allViewings, 'statistics', userId, period.year, period.medium] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/statistics/{userId}', {
        params: { userId: String(userId) },
        query: queryOf(period),
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

/** A figure whose works are shown. */
export interface Wanted {
  title: string
  by?: Figure
  value?: string
}

/** The works behind a figure, page by page. */
export function worksBehindQuery(userId: number, period: Period, { by, value }: Wanted) {
  return infiniteQueryOptions({
    queryKey: [
      ...allViewings,
      'statistics-works',
      userId,
      period.year,
      period.medium,
      by,
      value,
    ] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /v1/statistics/{userId}/works', {
        params: { userId: String(userId) },
        query: {
          ...queryOf(period),
          ...(by === undefined ? {} : { by }),
          ...(value === undefined ? {} : { value }),
          ...(before === null ? {} : { before }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.before,
  })
}

/** The member's own works beside those of friends. */
export function withFriendsQuery(period: Period) {
  return queryOptions({
    queryKey: [...allViewings, 'statistics-friends', period.year, period.medium] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/own-statistics/friends', { query: queryOf(period), signal }),
  })
}
