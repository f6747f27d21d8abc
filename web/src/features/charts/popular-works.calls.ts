import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The works that most members reviewed or rated in the last week. */
export const popularThisWeekQuery = queryOptions({
  queryKey: ['popular-works'] as const,
  queryFn: async ({ signal }) => (await call('GET /v1/popular-works', { signal })).items,
  staleTime: 10 * 60_000,
})
