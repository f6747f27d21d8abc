import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { invalidate } from '../../lib/mutations.ts'
import { keyOf, query } from '../../lib/queries.ts'

/** The parts of the address of a work. */
export interface WorkName {
  medium: Medium
  id: number
}

/** The path parameters of calls about a work. */
export const workParams = ({ medium, id }: WorkName) => ({ medium, workId: String(id) })

export function workQuery(medium: Medium, id: number) {
  return query('GET /v1/works/{medium}/{workId}', {
    params: workParams({ medium, id }),
    query: { entries: pageSizes.workEntries },
  })
}

/** The key of a work's own facts. */
export function workKey(work: WorkName): QueryKey {
  return keyOf('GET /v1/works/{medium}/{workId}', { params: workParams(work) })
}

export function workStatisticsQuery(medium: Medium, id: number) {
  return query('GET /v1/works/{medium}/{workId}/statistics', {
    params: workParams({ medium, id }),
  })
}

export function useWork(medium: Medium, id: number) {
  return useQuery(workQuery(medium, id))
}

export function useWorkStatistics(medium: Medium, id: number) {
  return useQuery(workStatisticsQuery(medium, id))
}

/** How many rated a work, with the newest count where it is known. */
export function useReviewCount({ medium, id, reviewCount }: Work): number {
  return useWorkStatistics(medium, id).data?.ratings.overall.count ?? reviewCount
}

/** The most reviewed works of a medium. */
export function popularWorksQuery(medium: Medium) {
  return query(
    'GET /v1/works/{medium}',
    { params: { medium }, query: { sortBy: 'reviewCount', limit: pageSizes.popularStrip } },
    { select: ({ items }): Work[] => items },
  )
}

/** Fetches only if `enabled`; returns cached data either way. */
export function usePopularWorks(medium: Medium, enabled: boolean) {
  return useQuery({ ...popularWorksQuery(medium), enabled })
}

/** Query for the facets of a medium. */
export function facetsQuery(medium: Medium) {
  return query('GET /v1/works/{medium}/facets', { params: { medium } }, { staleTime: 10 * 60_000 })
}

const entryParts = ['entries', 'entries/{name}', 'entry-scores', 'remarks'] as const
const workParts = [
  ...entryParts,
  'statistics',
  'sources',
  'lists',
  'similar',
  'same-as',
  'rating-counts',
  'friend-ratings',
  'friends-who-saved',
] as const

/** The keys of parts of a work. */
function partKeys(work: WorkName, parts: readonly (typeof workParts)[number][]): QueryKey[] {
  const params = workParams(work)
  return parts.map((part) => keyOf(`GET /v1/works/{medium}/{workId}/${part}`, { params }))
}

/** The reads of a work's entries and of what depends on how far the member is in them. */
export function entryReads(work: WorkName): QueryKey[] {
  const progress = keyOf('GET /v1/progress/{medium}/{workId}', { params: workParams(work) })
  return [progress, ...partKeys(work, entryParts)]
}

/** The reads of a work that its reviews, ratings and viewings change. */
export function workReads(work: WorkName): QueryKey[] {
  const { medium, id: workId } = work
  return [
    workKey(work),
    keyOf('GET /v1/progress/{medium}/{workId}', { params: workParams(work) }),
    keyOf('GET /v1/work-engagements', { query: { workId, medium } }),
    ...partKeys(work, workParts),
  ]
}

/** Invalidates a work and the lists of its medium after its reviews or ratings changed. */
export function refreshWork(work: WorkName): Promise<void> {
  return invalidate(...workReads(work), popularWorksQuery(work.medium).queryKey)
}
