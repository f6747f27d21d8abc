import { profileTexts } from '@medley/texts/profile'
import { useQuery } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { pinnedReviewQuery } from '../../features/pinned-reviews/pinned-reviews.calls.ts'
import styles from './profile-reviews.module.css'
import { ReviewTile } from './review-tile.tsx'

/** The review that the owner pinned, with its mark; nothing without one. */
export function PinnedReview({ userId }: { userId: number }) {
  const { data: id } = useQuery(pinnedReviewQuery(userId))
  if (id === undefined || id === null) return null
  return (
    <div className={styles['pinned']}>
      <p className={styles['mark']}>
        <Pin aria-hidden="true" />
        {profileTexts.profileReviews.pinned}
      </p>
      <ReviewTile id={id} />
    </div>
  )
}
