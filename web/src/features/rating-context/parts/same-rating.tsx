import { ratingsTexts } from '@medley/texts/ratings'
import { displayTitleOf } from '@medley/messages/titles'
import { WorkPoster } from '../../works/work-poster.tsx'
import { useOwnWorksByRating } from '../../ratings/ratings.calls.ts'
import { RatingContextStrip } from './rating-context-strip.tsx'
import styles from './rating-context.module.css'

const shownMax = 8

/** The member's other works with the same rating, to help rate consistently over time; nothing for a first rating. */
export function SameRating({ rating, exceptId }: { rating: number; exceptId: number }) {
  const { data, isError } = useOwnWorksByRating()
  const works = data && (data.get(rating) ?? []).filter(({ id }) => id !== exceptId)
  const hasOthers = [...(data?.values() ?? [])].flat().some(({ id }) => id !== exceptId)
  return (
    <RatingContextStrip
      label={ratingsTexts.sameRating({ rating })}
      {...(hasOthers && { none: ratingsTexts.noSameRating({ rating }) })}
      failed={isError && !data}
      items={works?.slice(0, shownMax).map((work) => (
        <li key={work.id} className={styles['work']}>
          <span className={styles['poster']}>
            <WorkPoster work={work} decorative />
          </span>
          <span className={styles['title']}>{displayTitleOf(work)}</span>
        </li>
      ))}
    />
  )
}
