import { skipToken, useQuery } from '@tanstack/react-query'
import { invalidate } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { workKey } from '../works/works.calls.ts'
import { type MarkedWork, markReviewed } from './work-marks.calls.ts'

/** In the cache of the member's data, which ends with their session. */
const key = ['finished-works'] as const
const none: ReadonlySet<number> = new Set()

/** Ids of the works that the member finished a moment ago, which offer the stars. */
export function useJustFinished(): ReadonlySet<number> {
  const { data } = useQuery<ReadonlySet<number>>({
    queryKey: key,
    queryFn: skipToken,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data ?? none
}

/** Applies what the server does to the marks of a work that its last entry finished. */
export function noteFinished(work: Pick<MarkedWork, 'id' | 'medium'>): void {
  setFinished((before) => [...before, work.id])
  void markReviewed(work.id)
  void invalidate(workKey(work))
}

/** The member rated the work, or does not want to. */
export function forgetFinished(id: number): void {
  setFinished((before) => [...before].filter((one) => one !== id))
}

function setFinished(next: (before: ReadonlySet<number>) => number[]): void {
  queryClient.setQueryData<ReadonlySet<number>>(key, (before = none) => new Set(next(before)))
}
