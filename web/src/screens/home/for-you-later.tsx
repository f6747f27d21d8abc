import { nearPart } from '../../lib/loading/near-part.tsx'
import styles from './for-you-later.module.css'

export async function loadForYou() {
  return (await import('../../features/recommendations/for-you-on-home.tsx')).ForYouOnHome
}

/** On phones: the member's recommendations, whose code and covers load when they come near. */
export const ForYouLater = nearPart({
  load: loadForYou,
  failure: 'The recommendations could not be loaded',
  room: styles['room'],
})
