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

/** Works a user engaged with, by medium and in all. */
export function engagementSummaryQuery(userId: number) {
  return queryOptions({
    queryKey: ['work-engagements-summary', userId],
    queryFn: ({ signal }) =>
      call('GET /v1/work-engagements/summary/{userId}', {
        params: { userId: String(userId) },
        signal,
      }),
  })
}

/** Reviews of works that a user dated in the local calendar year, by medium and in all. */
export function reviewSummaryQuery(userId: number, year: number) {
  return queryOptions({
    queryKey: ['reviews-summary', userId, year],
    queryFn: ({ signal }) =>
      call('GET /v1/reviews/summary/{userId}', {
        params: { userId: String(userId) },
        query: { minDateEngaged: `${year}-01-01` },
        signal,
      }),
  })
}
