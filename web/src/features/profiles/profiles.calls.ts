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

/** True if the error hides a user's pages from the viewer: unknown username, or the user blocks them. */
export function isGone(error: Error | null): boolean {
  return isApiError(error, 'user_not_found', 'blocked_by_them')
}

/** Key prefix of the summaries of all users. */
export const reviewSummaries = ['reviews-summary'] as const

/** Number of reviews that a user dated in the local calendar year or later, by medium and in total. */
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

/** How much each part of a profile holds; always fetched again when a page shows it. */
export function profileCountsQuery(userId: number) {
  return queryOptions({
    queryKey: [...reviewSummaries, userId, 'counts'],
    queryFn: ({ signal }) =>
      call('GET /v1/users/{userId}/counts', { params: { userId: String(userId) }, signal }),
    staleTime: 0,
  })
}
