import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ExploreFilter } from './explore-filter.rules.ts'

/** Rating leads with what many rated well, not with a single 10. */
const sortKeys = {
  audienceSize: 'audienceSize',
  rating: 'weightedRating',
  thisWeek: 'thisWeek',
} as const

/** Works of a medium, page by page. Never goes stale; choosing a filter discards its cached pages. */
export function exploreQuery(medium: Medium, filter: ExploreFilter) {
  return infiniteQueryOptions({
    queryKey: ['explore', medium, filter] as const,
    queryFn: async ({ pageParam: offset, signal }): Promise<Work[]> => {
      const page = { sortBy: sortKeys[filter.sort], limit: pageSizes.explore, offset }
      const query = { ...page, ...narrowedQuery(filter) }
      const { items } = await call('GET /v1/works/{medium}', { params: { medium }, query, signal })
      return items
    },
    initialPageParam: 0,
    getNextPageParam: (last, all) =>
      last.length < pageSizes.explore ? undefined : all.length * pageSizes.explore,
    staleTime: Infinity,
  })
}

/** The first page of the unfiltered list must be requested by the address that the page preloads. */
function narrowedQuery({ genre, decade, country, ...rest }: ExploreFilter) {
  return {
    ...(genre === null ? {} : { genre }),
    ...(decade === null ? {} : { decade }),
    ...(country === null ? {} : { country }),
    ...(rest.notEngaged && { notEngaged: true }),
    ...(rest.likedByFriends && { likedByFriends: true }),
    ...(rest.savedForLater && { savedForLater: true }),
  }
}
