import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Key prefix of the summaries of all users. */
export const engagementSummaries = ['work-engagements-summary'] as const

/** Number of works a user engaged with, by medium and in total. */
export function engagementSummaryQuery(userId: number) {
  return queryOptions({
    queryKey: [...engagementSummaries, userId],
    queryFn: ({ signal }) =>
      call('GET /v1/work-engagements/summary/{userId}', {
        params: { userId: String(userId) },
        signal,
      }),
  })
}
