import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { pages } from '../../lib/queries.ts'
import type { ExploreFilter } from './explore-filter.rules.ts'

/** Rating leads with what many rated well, not with a single 10. */
const sortKeys = {
  audienceSize: 'audienceSize',
  rating: 'weightedRating',
  thisWeek: 'thisWeek',
} as const

/** Works of a medium, page by page. Never goes stale; choosing a filter discards its cached pages. */
export function exploreQuery(medium: Medium, { sort, ...filter }: ExploreFilter) {
  return pages(
    'GET /v1/works/{medium}',
    {
      params: { medium },
      query: { sortBy: sortKeys[sort], limit: pageSizes.explore, ...narrowedQuery(filter) },
    },
    { staleTime: Infinity },
  )
}

/** The first page of the unfiltered list must be requested by the address that the page preloads. */
function narrowedQuery({ genre, decade, country, ...rest }: Omit<ExploreFilter, 'sort'>) {
  return {
    genre: genre ?? undefined,
    decade: decade ?? undefined,
    country: country ?? undefined,
    notEngaged: rest.notEngaged || undefined,
    likedByFriends: rest.likedByFriends || undefined,
    savedForLater: rest.savedForLater || undefined,
  }
}
