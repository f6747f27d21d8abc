import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { timeZone } from '../../lib/time/time-zone.ts'

/** Works that friends saved, listed and finished, by days, week after week. */
export const friendsDaysQuery = infiniteQueryOptions({
  queryKey: ['friends-days'] as const,
  queryFn: ({ signal, pageParam }) =>
    call('GET /v1/friends-days', {
      query: { timeZone: timeZone(), ...(pageParam !== null && { before: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ before }) => before,
})
