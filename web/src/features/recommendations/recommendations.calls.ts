import type { Medium } from '@medley/contract/values/medium'
import type { DiscoverRow, Recommendations } from '@medley/contract/works/recommendations'
import { pageDataSizes } from '@medley/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isLeftOutHere } from './left-out-here.ts'
import { preserveOrder, preserveRowOrder } from './recommendations.rules.ts'
import { recommendationsKey } from './refresh-recommendations.ts'

/** As many as the server answers at once. */
const limit = 60

/** The member's recommendations of a medium, or of all of them. A refetch leaves in place what is on screen. */
export function recommendationsQuery(medium: Medium | null) {
  return someRecommendations(medium, limit)
}

/** As many recommendations as Home shows, with those that follow one that is put aside. */
export const homeRecommendationsQuery = someRecommendations(null, pageDataSizes.recommendations)

function someRecommendations(medium: Medium | null, count: number) {
  const queryKey = [...recommendationsKey, 'for-you', medium, count] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Recommendations> => {
      const next = await fetchRecommendations(medium, count, signal)
      const before = client.getQueryData<Recommendations>(queryKey)?.items ?? []
      return { ...next, items: preserveOrder(before.filter(isShown), next.items) }
    },
  })
}

function fetchRecommendations(medium: Medium | null, count: number, signal: AbortSignal) {
  const query = { limit: count }
  if (medium === null) return call('GET /v1/recommendations', { query, signal })
  return call('GET /v1/recommendations/{medium}', { params: { medium }, query, signal })
}

/** The rows of works of a medium to discover. A refetch leaves in place what is on screen. */
export function discoverQuery(medium: Medium) {
  const queryKey = [...recommendationsKey, 'rows', medium] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<DiscoverRow[]> => {
      const { rows } = await call('GET /v1/discover/{medium}', { params: { medium }, signal })
      const before = client.getQueryData<DiscoverRow[]>(queryKey) ?? []
      return preserveRowOrder(before, rows, isShown)
    },
  })
}

const isShown = ({ work }: { work: { id: number } }) => !isLeftOutHere(work.id)

/** Works like another one. */
export function similarWorksQuery({ id, medium }: { id: number; medium: Medium }) {
  return queryOptions({
    queryKey: ['work', medium, id, 'similar'] as const,
    queryFn: async ({ signal }) => {
      const params = { medium, workId: String(id) }
      const query = { limit: 24 }
      const { items } = await call('GET /v1/works/{medium}/{workId}/similar', {
        params,
        query,
        signal,
      })
      return items.map(({ work }) => work)
    },
  })
}
