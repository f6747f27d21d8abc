import type { Review } from '@medley/contract/shapes'
import { showDay } from '../../../lib/dates.ts'
import { engagedVerbs } from '../../works/medium-words.ts'
import styles from './viewing-date.module.css'

/** When the work was watched, read or listened to: the day, or only its month or year. */
export function ViewingDate({ review }: { review: Review }) {
  const { work } = review
  const date = review.dateViewed ?? review.viewedIn
  return (
    <p className={styles['date']}>
      {engagedVerbs[work.medium]}{' '}
      {date === null ? showDay(null) : <time dateTime={date}>{showDay(date)}</time>}
    </p>
  )
}
