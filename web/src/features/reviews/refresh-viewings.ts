import { queryClient } from '../../lib/query-client.ts'

/** Key prefix of all queries on viewings. */
export const allViewings = ['viewings'] as const

/** Invalidates diaries, their counts and the viewings of works. */
export function refreshViewings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: allViewings })
}
