import { reviewsTexts } from '@medley/texts/reviews'
import { Users } from 'lucide-react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './friends-only.module.css'

/** Marks a review that only the friends of its author see. */
export function FriendsOnly() {
  return (
    <span className={styles['mark']} title={reviewsTexts.friendsOnly}>
      <Users aria-hidden="true" />
      <VisuallyHidden>{reviewsTexts.friendsOnly}</VisuallyHidden>
    </span>
  )
}
