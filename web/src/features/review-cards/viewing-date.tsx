import { worksTexts } from '@medley/texts/works'
import typography from '../../ui/layout/typography.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { showDay } from '../../lib/time/dates.ts'

/**
 * When the work was watched, read or listened to: the day, or only its month or year. Renders nothing for a
 * rating alone without any.
 */
export function ViewingDate({ review }: { review: Review }) {
  const { work } = review
  const date = review.dateViewed ?? review.viewedIn
  if (date === null && review.review === null) return null
  return (
    <p className={typography['soft-small']}>
      {worksTexts.engagedVerbs[work.medium]}{' '}
      {date === null ? showDay(null) : <time dateTime={date}>{showDay(date)}</time>}
    </p>
  )
}
