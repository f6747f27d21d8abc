import { skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../lib/query-client.ts'

const here = ['left-out-here'] as const
const none: readonly number[] = []

queryClient.setQueryDefaults(here, { gcTime: Infinity, staleTime: Infinity })

/** Ids of the works that the member put aside since the page was loaded, before recommendations leave them out. */
export function useLeftOutHere(): readonly number[] {
  return useQuery<readonly number[]>({ queryKey: here, queryFn: skipToken }).data ?? none
}

/** True if a work was put aside since the page was loaded. */
export function isLeftOutHere(workId: number): boolean {
  return queryClient.getQueryData<readonly number[]>(here)?.includes(workId) ?? false
}

/** Takes a work out of all recommendations at once, or brings it back. */
export function leaveOutHere(workId: number, on: boolean): void {
  queryClient.setQueryData<readonly number[]>(here, (ids = none) => {
    const others = ids.filter((id) => id !== workId)
    return on ? [...others, workId] : others
  })
}
