import type { Review } from '@medley/contract/shapes'
import { showDay } from '../../../lib/dates.ts'
import { engagedVerbs } from '../../works/medium-words.ts'
import styles from './viewing-date.module.css'

/** The date the work was watched, read or listened to. */
export function ViewingDate({ review }: { review: Review }) {
  const { dateViewed, work } = review
  return (
    <p className={styles['date']}>
      {engagedVerbs[work.medium]}{' '}
      {dateViewed === null ? (
        showDay(null)
      ) : (
        <time dateTime={dateViewed}>{showDay(dateViewed)}</time>
      )}
    </p>
  )
}
