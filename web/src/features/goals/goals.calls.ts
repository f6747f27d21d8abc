import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { allViewings } from '../works/refresh-viewings.ts'

/** Key prefix of all goals, which viewings and marks change. */
export const allGoals = [...allViewings, 'goals'] as const

/** A member's goals of this year. */
export function currentGoalsQuery(userId: number) {
  return queryOptions({
    queryKey: [...allGoals, 'current', userId] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/goals/{userId}', {
        params: { userId: String(userId) },
        query: { isCurrent: true },
        signal,
      }),
  })
}

/** A member's goals by year, some years at a time. */
export function goalsQuery(userId: number) {
  return infiniteQueryOptions({
    queryKey: [...allGoals, 'of', userId] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /v1/goals/{userId}', {
        params: { userId: String(userId) },
        query: before === null ? {} : { before },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.before,
  })
}
