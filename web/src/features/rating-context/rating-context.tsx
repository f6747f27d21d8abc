import type { Medium } from '@medley/contract/values/medium'
import { FriendRatings } from './parts/friend-ratings.tsx'
import styles from './parts/rating-context.module.css'
import { SameRating } from './parts/same-rating.tsx'

type RatingAidsProps = {
  work: { id: number; medium: Medium }
  /** The rating being chosen; 0 for none. */
  rating: number
}

/** Context beside the stars: the member's works with the same rating, and friends' ratings of this work. */
export function RatingContext({ work, rating }: RatingAidsProps) {
  return (
    <div className={styles['group']}>
      {rating > 0 && <SameRating rating={rating} exceptId={work.id} />}
      <FriendRatings work={work} />
    </div>
  )
}
