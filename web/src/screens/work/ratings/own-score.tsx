import type { Work } from '@medley/contract/shapes'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { useOwnRating } from '../../../features/ratings/ratings.calls.ts'
import { workPageTexts as texts } from '../work-page.messages.ts'
import styles from './work-ratings.module.css'

type OwnScoreProps = {
  work: Work
  score: number | null
  /** True if the stars are open. */
  isOpen: boolean
  onToggle: () => void
}

/** The member's rating of the work; a press anywhere on it opens the stars. */
export function OwnScore({ work, score, isOpen, onToggle }: OwnScoreProps) {
  const rating = useOwnRating(work.id) ?? score
  return (
    <li className={styles['score']}>
      <RatingCircle rating={rating} label={texts.ratingBy(texts.you)} />
      <span>
        <span className={styles['name']}>{texts.you}</span>
        <span className={styles['rate']}>{rating === null ? texts.rate : texts.change}</span>
      </span>
      <button
        type="button"
        className={styles['open']}
        aria-expanded={isOpen}
        aria-label={texts.rateWork(work.title)}
        onClick={onToggle}
      />
    </li>
  )
}
