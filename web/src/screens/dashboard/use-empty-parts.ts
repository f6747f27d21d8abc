import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ratingSurgesQuery } from '../../features/charts/charts.calls.ts'
import { allInvitationsQuery } from '../../features/invitations/invitations.calls.ts'
import { mergesQuery } from '../../features/merges/merges.calls.ts'
import { suggestionsQuery } from '../../features/work-suggestions/work-suggestions.calls.ts'

/** Ids of the parts of the dashboard in which nothing waits; data sources say even without any what that means. */
export function useEmptyParts(): ReadonlySet<string> {
  const surges = useQuery(ratingSurgesQuery)
  const suggestions = useInfiniteQuery(suggestionsQuery)
  const merges = useInfiniteQuery(mergesQuery)
  const invitations = useInfiniteQuery(allInvitationsQuery)
  const counts = {
    'rating-spikes': surges.data?.length,
    suggestions: suggestions.data?.pages.at(-1)?.totalCount,
    'merged-works': merges.data?.pages.at(-1)?.totalCount,
    invitations: invitations.data?.pages.at(-1)?.totalCount,
  }
  return new Set(Object.entries(counts).flatMap(([id, count]) => (count === 0 ? [id] : [])))
}
