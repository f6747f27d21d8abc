import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import styles from './in-the-middle.module.css'

/** The works that a member is in the middle of. */
export const InTheMiddle = lazyPart({
  load: async () => (await import('./parts/in-the-middle-card.tsx')).InTheMiddleCard,
  failure: 'What a member is in the middle of could not be loaded',
  room: styles['room'],
})
