import type { Medium } from '@medley/contract/medium'
import { FriendScores } from './parts/friend-scores.tsx'
import styles from './parts/rating-aids.module.css'
import { SameScore } from './parts/same-score.tsx'

type RatingAidsProps = {
  work: { id: number; medium: Medium }
  /** The score under the person's hand; 0 while none is chosen. */
  rating: number
}

/** Beside the stars: what the member gave this score before, and what friends gave this work. */
export function RatingAids({ work, rating }: RatingAidsProps) {
  return (
    <div className={styles['aids']}>
      <SameScore rating={rating} exceptId={work.id} />
      <FriendScores work={work} />
    </div>
  )
}
