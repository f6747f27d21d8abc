import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Works that got over a third of their ratings in the last day; for admins. */
export const ratingSurgesQuery = queryOptions({
  queryKey: ['rating-surges'],
  queryFn: ({ signal }) => call('GET /v1/rating-surges', { signal }),
  select: ({ items }) => items,
})
