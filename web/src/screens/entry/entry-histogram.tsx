import { entriesTexts } from '@medley/texts/entries'
import type { EntryDetails } from '@medley/contract/works/entries'
import { ratingColour } from '../../ui/ratings/rating-circle.tsx'
import styles from './entry-histogram.module.css'

/** How many members gave an entry each rating; nothing while nobody did. */
export function EntryHistogram({ counts }: { counts: EntryDetails['ratingCounts'] }) {
  if (counts.length === 0) return null
  const byRating = new Map(counts.map(({ rating, count }) => [rating, count]))
  const most = Math.max(...byRating.values())
  const first = byRating.has(0) ? 0 : 1
  return (
    <ol role="list" className={styles['bars']} aria-label={entriesTexts.histogram}>
      {Array.from({ length: 11 - first }, (_, index) => index + first).map((rating) => {
        const count = byRating.get(rating) ?? 0
        const label = entriesTexts.histogramBar({ rating, count })
        return (
          <li key={rating} aria-label={label} title={label}>
            <span className={styles['well']}>
              <span
                style={{
                  height: `${(count / most) * 100}%`,
                  background: `var(--rating-${ratingColour(rating)})`,
                }}
              />
            </span>
            <span aria-hidden="true">{rating}</span>
          </li>
        )
      })}
    </ol>
  )
}
