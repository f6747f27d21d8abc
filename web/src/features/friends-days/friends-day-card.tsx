import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import styles from './friends-day-card.module.css'

/** The works that friends saved, listed and finished on a day, folded; its room is there before its code. */
export const FriendsDayCard = lazyPart({
  load: async () => (await import('./parts/day-card.tsx')).DayCard,
  failure: 'What friends did on a day could not be loaded',
  room: styles['room'],
})
