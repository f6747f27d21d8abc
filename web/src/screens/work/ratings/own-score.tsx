import type { Work } from '@medley/contract/values/shapes'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { useOwnRating } from '../../../features/ratings/ratings.calls.ts'
import { workPageTexts as texts } from '../work-page.messages.ts'
import styles from './work-ratings.module.css'

/** The member's rating of the work, at once as they change it. */
export function OwnScore({ work, score }: { work: Work; score: number | null }) {
  return (
    <li className={styles['score']}>
      <RatingCircle rating={useOwnRating(work.id) ?? score} label={texts.ratingBy(texts.you)} />
      <span>
        <span className={styles['name']}>{texts.you}</span>
        {/* In line with the counts of the others. */}
        <span className={styles['count']} aria-hidden="true" />
      </span>
    </li>
  )
}
