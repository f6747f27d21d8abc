import type { ChartEntry } from '@medley/contract/charts'
import type { Medium } from '@medley/contract/medium'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { FacetFilter } from '../explore/facet-fields.tsx'

const pageSize = 50

/** The chart of a medium, page by page. */
export function chartQuery(medium: Medium, { genre, decade, country }: FacetFilter) {
  const facts = {
    ...(genre === null ? {} : { genre }),
    ...(decade === null ? {} : { decade }),
    ...(country === null ? {} : { country }),
  }
  return infiniteQueryOptions({
    queryKey: ['charts', medium, facts] as const,
    queryFn: async ({ pageParam: offset, signal }): Promise<ChartEntry[]> => {
      const query = { limit: pageSize, offset, ...facts }
      const { items } = await call('GET /v1/charts/{medium}', { params: { medium }, query, signal })
      return items
    },
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < pageSize ? undefined : all.length * pageSize),
    staleTime: 10 * 60_000,
  })
}

/** Works that got over a third of their ratings in the last day; for admins. */
export const ratingSurgesQuery = queryOptions({
  queryKey: ['rating-surges'],
  queryFn: ({ signal }) => call('GET /v1/rating-surges', { signal }),
  select: ({ items }) => items,
})
