import type { Medium } from '@medley/contract/values/medium'
import type { DiscoverRow, Recommendations } from '@medley/contract/works/recommendations'
import { pageDataSizes } from '@medley/contract/limits'
import type { QueryKey } from '@tanstack/react-query'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'
import { isLeftOutHere } from './left-out-here.ts'
import { preserveOrder, preserveRowOrder } from './recommendations.rules.ts'

/** As many as the server answers at once. */
const limit = 60

/** The member's recommendations of a medium, or of all of them. A refetch leaves in place what is on screen. */
export function recommendationsQuery(medium: Medium | null) {
  return medium === null
    ? query('GET /v1/recommendations', { query: { limit } }, { transform: keepOrder })
    : query(
        'GET /v1/recommendations/{medium}',
        { params: { medium }, query: { limit } },
        { transform: keepOrder },
      )
}

/** As many recommendations as Home shows, with those that follow one that is put aside. */
export const homeRecommendationsQuery = query(
  'GET /v1/recommendations',
  { query: { limit: pageDataSizes.recommendations } },
  { transform: keepOrder },
)

function keepOrder(next: Recommendations, key: QueryKey): Recommendations {
  const before = queryClient.getQueryData<Recommendations>(key)?.items ?? []
  return { ...next, items: preserveOrder(before.filter(isShown), next.items) }
}

/** The rows of works of a medium to discover. A refetch leaves in place what is on screen. */
export function discoverQuery(medium: Medium) {
  return query(
    'GET /v1/discover/{medium}',
    { params: { medium } },
    {
      transform: ({ rows }, key): DiscoverRow[] => {
        const before = queryClient.getQueryData<DiscoverRow[]>(key) ?? []
        return preserveRowOrder(before, rows, isShown)
      },
    },
  )
}

const isShown = ({ work }: { work: { id: number } }) => !isLeftOutHere(work.id)

/** Works like another one. */
export function similarWorksQuery(work: WorkName) {
  return query(
    'GET /v1/works/{medium}/{workId}/similar',
    { params: workParams(work), query: { limit: 24 } },
    { transform: ({ items }) => items.map((item) => item.work) },
  )
}
