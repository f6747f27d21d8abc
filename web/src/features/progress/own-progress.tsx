import type { Medium } from '@medley/contract/medium'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useIsMember } from '../sessions/session.ts'
import styles from './own-progress.module.css'
import type { ProgressWork } from './progress.calls.ts'

/** One finishes them on another day than one begins them. */
const inParts: ReadonlySet<Medium> = new Set(['tvShow', 'book', 'podcast'])

type OwnProgressProps = { work: ProgressWork & { isFinished: boolean } }

const panel = {
  load: async () => (await import('./parts/progress-panel.tsx')).ProgressPanel,
  failure: 'The progress could not be loaded',
  useIsWanted: ({ work }: OwnProgressProps) => useIsMember() && inParts.has(work.medium),
}
const WithRoom = lazyPart<OwnProgressProps>({ ...panel, room: styles['room'] })
const WithoutRoom = lazyPart<OwnProgressProps>(panel)

/** Where the member is in a show, book or podcast, loaded after the rest of the page. */
export function OwnProgress({ work }: OwnProgressProps) {
  // There is mostly nothing to say of a work that one finished.
  return work.isFinished ? <WithoutRoom work={work} /> : <WithRoom work={work} />
}
