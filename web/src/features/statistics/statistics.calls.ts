import { statisticsTexts } from '@medley/texts/statistics'
import { isMedium, type Medium } from '@medley/contract/values/medium'
import type { Figure } from '@medley/contract/library/statistics'
import { keepPreviousData } from '@tanstack/react-query'
import { pages, query } from '../../lib/queries.ts'

/** A year, or all time, of a medium or of all. */
export interface Period {
  year: number | null
  medium: Medium | null
}

/** The period in an address; all where it names none. */
export function readPeriod(search: URLSearchParams): Period {
  const year = search.get('year') ?? ''
  const medium = search.get('medium')
  return {
    year: /^[1-9]\d{0,3}$/.test(year) ? Number(year) : null,
    medium: isMedium(medium) ? medium : null,
  }
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

/** "2026", or that it is all time. */
export const nameOfPeriod = ({ year }: Period) =>
  year === null ? statisticsTexts.allTime : String(year)

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
