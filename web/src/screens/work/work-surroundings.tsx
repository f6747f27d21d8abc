import { nearPart } from '../../lib/loading/near-part.tsx'
import styles from './work-page.module.css'

/** More by its makers and the lists that hold it; loaded once they are near the viewport. */
export const WorkSurroundings = nearPart({
  load: async () => (await import('./work-strips.tsx')).WorkStrips,
  failure: 'What surrounds a work could not be loaded',
  room: styles['surroundings'],
})
