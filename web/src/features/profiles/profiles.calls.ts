import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'

export function profileQuery(username: string) {
  return queryOptions({
    queryKey: ['profile', username.toLowerCase()],
    queryFn: ({ signal }) => call('GET /profile', { query: { user: username }, signal }),
  })
}

export function useProfile(username: string) {
  return useQuery(profileQuery(username))
}

/** Whether a page of a user is not there for the viewer: nobody is called so, or they block. */
export function isGone(error: Error | null): boolean {
  return isApiError(error, 'user_not_found', 'blocked_by_them')
}

/** The key of the summaries of all users. */
export const reviewSummaries = ['reviews-summary'] as const

/** Reviews of works that a user dated in the local calendar year, by medium and in all. */
export function reviewSummaryQuery(userId: number, year: number) {
  return queryOptions({
    queryKey: [...reviewSummaries, userId, year],
    queryFn: ({ signal }) =>
      call('GET /v1/reviews/summary/{userId}', {
        params: { userId: String(userId) },
        query: { minDateEngaged: `${year}-01-01` },
        signal,
      }),
  })
}
