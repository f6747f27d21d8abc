import type { Medium } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useIsMember } from '../sessions/session.ts'
import styles from './own-progress.module.css'
import { type NamedWork, type OwnWork, progressQuery } from './progress.calls.ts'

/** One finishes them on another day than one begins them. */
const inParts: ReadonlySet<Medium> = new Set(['tvShow', 'book', 'podcast'])

type OwnProgressProps = { work: OwnWork }

/** True for members at a work that one can be in the middle of. */
function useHasProgress({ work }: { work: { medium: Medium } }): boolean {
  return useIsMember() && inParts.has(work.medium)
}

/** Requests the progress together with the page. */
export function useProgressAhead(work: NamedWork): void {
  useQuery({ ...progressQuery(work), enabled: useHasProgress({ work }) })
}

/** The state of the member's progress in a row of states. */
export const OwnProgressState = lazyPart<OwnProgressProps>({
  load: async () => (await import('./parts/progress-state.tsx')).ProgressState,
  failure: 'The progress could not be loaded',
  useIsWanted: useHasProgress,
  fallback: <span className={styles['room']} />,
})

/** One step on in a show, book or podcast that the member is in the middle of. */
export const OwnNextStep = lazyPart<OwnProgressProps>({
  load: async () => (await import('./parts/next-step-row.tsx')).NextStepRow,
  failure: 'The next step could not be loaded',
  useIsWanted: useHasProgress,
})
