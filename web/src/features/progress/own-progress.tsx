import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useIsMember } from '../sessions/session.ts'
import styles from './own-progress.module.css'
import type { ProgressWork } from './progress.calls.ts'

/** Where the member is in a show or book, loaded after the rest of the page. */
export const OwnProgress = lazyPart<{ work: ProgressWork & { isFinished: boolean } }>({
  load: async () => (await import('./parts/progress-panel.tsx')).ProgressPanel,
  failure: 'The progress could not be loaded',
  useIsWanted: ({ work }) => useIsMember() && (work.medium === 'tvShow' || work.medium === 'book'),
  room: styles['room'],
})
