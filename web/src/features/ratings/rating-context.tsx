import type { Medium } from '@medley/contract/medium'
import { FriendRatings } from './parts/friend-ratings.tsx'
import styles from './parts/rating-context.module.css'
import { SameRating } from './parts/same-rating.tsx'

type RatingAidsProps = {
  work: { id: number; medium: Medium }
  /** The rating under the person's hand; 0 while none is chosen. */
  rating: number
}

/** Beside the stars: what the member gave this rating before, and what friends gave this work. */
export function RatingContext({ work, rating }: RatingAidsProps) {
  return (
    <div className={styles['group']}>
      <SameRating rating={rating} exceptId={work.id} />
      <FriendRatings work={work} />
    </div>
  )
}
