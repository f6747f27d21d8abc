import { queryClient } from '../../lib/query-client.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { workKeys } from '../works/works.calls.ts'
import { type MarkedWork, markReviewed } from './work-marks.calls.ts'

/** Ids of the works that the member finished a moment ago, which offer the stars. */
const finished = createStore<ReadonlySet<number>>(new Set())

export function useJustFinished(): ReadonlySet<number> {
  return useStore(finished)
}

/** Applies what the server does to the marks of a work that its last entry finished. */
export function noteFinished({ id, medium }: Pick<MarkedWork, 'id' | 'medium'>): void {
  finished.set(new Set([...finished.get(), id]))
  void markReviewed(id)
  void queryClient.invalidateQueries({ queryKey: workKeys.work(medium, id), exact: true })
}

/** The member rated the work, or does not want to. */
export function forgetFinished(id: number): void {
  finished.set(new Set([...finished.get()].filter((one) => one !== id)))
}
