import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** All queries on a work share its key as a prefix, so that one invalidation refreshes them all. */
export const workKeys = {
  ofMedium: (medium: Medium) => ['works', medium] as const,
  work: (medium: Medium, id: number) => ['work', medium, id] as const,
  statistics: (medium: Medium, id: number) => ['work', medium, id, 'statistics'] as const,
  entries: (medium: Medium, id: number) => ['work', medium, id, 'entries'] as const,
  friends: (medium: Medium, id: number) => ['work', medium, id, 'friends'] as const,
}

export function workQuery(medium: Medium, id: number) {
  return queryOptions({
    queryKey: workKeys.work(medium, id),
    queryFn: ({ signal }) =>
      call('GET /v1/works/{medium}/{workId}', {
        params: { medium, workId: String(id) },
        query: { entries: pageSizes.workEntries },
        signal,
      }),
  })
}

export function workStatisticsQuery(medium: Medium, id: number) {
  return queryOptions({
    queryKey: workKeys.statistics(medium, id),
    queryFn: ({ signal }) =>
      call('GET /v1/works/{medium}/{workId}/statistics', {
        params: { medium, workId: String(id) },
        signal,
      }),
  })
}

export function useWork(medium: Medium, id: number) {
  return useQuery(workQuery(medium, id))
}

export function useWorkStatistics(medium: Medium, id: number) {
  return useQuery(workStatisticsQuery(medium, id))
}

/** The most reviewed works of a medium. */
export function popularWorksQuery(medium: Medium) {
  return queryOptions({
    queryKey: [...workKeys.ofMedium(medium), 'popular'],
    queryFn: ({ signal }) =>
      call('GET /v1/works/{medium}', {
        params: { medium },
        query: { sortBy: 'reviewCount', limit: pageSizes.popularStrip },
        signal,
      }),
    select: ({ items }): Work[] => items,
  })
}

/** Fetches only if `enabled`; returns cached data either way. */
export function usePopularWorks(medium: Medium, enabled: boolean) {
  return useQuery({ ...popularWorksQuery(medium), enabled })
}

/** Query for the facets of a medium. */
export function facetsQuery(medium: Medium) {
  return queryOptions({
    queryKey: ['facets', medium] as const,
    queryFn: ({ signal }) => call('GET /v1/works/{medium}/facets', { params: { medium }, signal }),
    staleTime: 10 * 60_000,
  })
}

/** The parts of the address of a work. */
export interface WorkName {
  medium: Medium
  id: number
}

/** Invalidates a work and the lists of its medium after its reviews or ratings changed. */
export async function refreshWork(client: QueryClient, { id, medium }: WorkName): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: workKeys.work(medium, id) }),
    client.invalidateQueries({ queryKey: workKeys.ofMedium(medium) }),
  ])
}
