import { Users } from 'lucide-react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { reviewTexts } from '../reviews/reviews.messages.ts'
import styles from './friends-only.module.css'

/** Marks a review that only the friends of its author see. */
export function FriendsOnly() {
  return (
    <span className={styles['mark']} title={reviewTexts.friendsOnly}>
      <Users aria-hidden="true" />
      <VisuallyHidden>{reviewTexts.friendsOnly}</VisuallyHidden>
    </span>
  )
}
