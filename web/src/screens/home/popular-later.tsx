import { nearPart } from '../../lib/loading/near-part.tsx'
import styles from './popular-later.module.css'

/** The works of the week, whose code and content load when they come near. */
export const PopularLater = nearPart({
  load: async () => (await import('../../features/charts/popular-this-week.tsx')).PopularThisWeek,
  failure: 'The works of the week could not be loaded',
  room: styles['room'],
})
