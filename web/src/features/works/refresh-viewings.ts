import { queryClient } from '../../lib/query-client.ts'

/** Key prefix of all queries on viewings. */
export const allViewings = ['viewings'] as const

/** Key prefix of what a member is in the middle of, which viewings and marks change. */
export const allProgress = [...allViewings, 'progress'] as const

/** Invalidates diaries, their counts, the viewings of works and progress. */
export function refreshViewings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: allViewings })
}

/** Key of all series, with how far the member is in each. */
export const allSeries = [...allProgress, 'series'] as const

/** Invalidates what a member is in the middle of. */
export function refreshProgress(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: allProgress })
}
