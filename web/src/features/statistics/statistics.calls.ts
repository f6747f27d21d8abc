import type { Medium } from '@medley/contract/values/medium'
import type { Figure } from '@medley/contract/library/statistics'
import { keepPreviousData } from '@tanstack/react-query'
import { pages, query } from '../../lib/queries.ts'

/** A year, or all time, of a medium or of all. */
export interface Period {
  year: number | null
  medium: Medium | null
}

const queryOf = ({ year, medium }: Period) => ({
  year: year ?? undefined,
  medium: medium ?? undefined,
})

/** The figures of a member's diary. */
export function statisticsQuery(userId: number, period: Period) {
  return query(
    'GET /v1/statistics/{userId}',
    { params: { userId: String(userId) }, query: queryOf(period) },
    { placeholderData: keepPreviousData },
  )
}

/** A figure whose works are shown. */
export interface Wanted {
  title: string
  by?: Figure
  value?: string
}

/** The works behind a figure, page by page. */
export function worksBehindQuery(userId: number, period: Period, { by, value }: Wanted) {
  return pages('GET /v1/statistics/{userId}/works', {
    params: { userId: String(userId) },
    query: { ...queryOf(period), by, value },
  })
}

/** The member's own works beside those of friends. */
export function withFriendsQuery(period: Period) {
  return query('GET /v1/own-statistics/friends', { query: queryOf(period) })
}
