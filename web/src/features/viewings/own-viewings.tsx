import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useIsMember } from '../sessions/session.ts'
import styles from './own-viewings.module.css'

/** The member's viewings of a work, loaded after the rest of the page; nothing for visitors. */
export const OwnViewings = lazyPart({
  load: async () => (await import('./parts/own-viewing-list.tsx')).OwnViewingList,
  failure: 'The viewings could not be loaded',
  useIsWanted: useIsMember,
  room: styles['place'],
})
