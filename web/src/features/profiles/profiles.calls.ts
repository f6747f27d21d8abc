import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api.ts'
import { query, type Read } from '../../lib/queries.ts'

export function profileQuery(username: string) {
  return query('GET /profile', { query: { user: username.toLowerCase() } })
}

export function useProfile(username: string) {
  return useQuery(profileQuery(username))
}

/** True if the error hides a user's pages from the viewer: unknown username, or the user blocks them. */
export function isGone(error: Error | null): boolean {
  return isApiError(error, 'user_not_found', 'blocked_by_them')
}

/** The reads of what profiles show of reviews. */
export const reviewSummaries = [
  'GET /v1/reviews/summary/{userId}',
  'GET /v1/users/{userId}/counts',
  'GET /v1/users/{userId}/pinned-review',
] as const satisfies Read[]

/** Number of reviews that a user dated in the local calendar year or later, by medium and in total. */
export function reviewSummaryQuery(userId: number, year: number) {
  return query('GET /v1/reviews/summary/{userId}', {
    params: { userId: String(userId) },
    query: { minDateEngaged: `${year}-01-01` },
  })
}

/** How much each part of a profile holds; always fetched again when a page shows it. */
export function profileCountsQuery(userId: number) {
  return query(
    'GET /v1/users/{userId}/counts',
    { params: { userId: String(userId) } },
    { staleTime: 0 },
  )
}
