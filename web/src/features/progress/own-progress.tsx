import type { Medium } from '@medley/contract/values/medium'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useIsMember } from '../sessions/session.ts'
import styles from './own-progress.module.css'
import type { ProgressWork } from './progress.calls.ts'

/** One finishes them on another day than one begins them. */
const inParts: ReadonlySet<Medium> = new Set(['tvShow', 'book', 'podcast'])

type OwnProgressProps = { work: ProgressWork & { isFinished: boolean } }

/** Where the member is in a show, book or podcast, loaded after the rest of the page. */
export const OwnProgress = lazyPart<OwnProgressProps>({
  load: async () => (await import('./parts/progress-panel.tsx')).ProgressPanel,
  failure: 'The progress could not be loaded',
  useIsWanted: ({ work }: OwnProgressProps) => useIsMember() && inParts.has(work.medium),
  room: styles['room'],
})
