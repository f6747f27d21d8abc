import { useQuery } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { pinnedReviewQuery } from '../../features/pinned-reviews/pinned-reviews.calls.ts'
import { pinTexts } from '../../features/pinned-reviews/pinned-reviews.messages.ts'
import styles from './pinned-review.module.css'
import { ReviewTile } from './review-tile.tsx'

/** The review that the owner pinned, with its mark; nothing without one. */
export function PinnedReview({ userId }: { userId: number }) {
  const { data: id } = useQuery(pinnedReviewQuery(userId))
  if (id === undefined || id === null) return null
  return (
    <div className={styles['pinned']}>
      <p className={styles['mark']}>
        <Pin aria-hidden="true" />
        {pinTexts.mark}
      </p>
      <ReviewTile id={id} />
    </div>
  )
}
