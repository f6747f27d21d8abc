import type { Clarification } from '@medley/contract/letterboxd-import'
import { showDay } from '../../../lib/dates.ts'
import { ExpandableText } from '../../../ui/expandable-text.tsx'
import type { ExportKind } from '../export-file.ts'
import styles from './entry-facts.module.css'

/** What the file says: the title and year it knows, and what was rated and written. */
export function EntryFacts({ entry, kind }: { entry: Clarification; kind: ExportKind }) {
  const { title, year, review } = entry
  return (
    <div className={styles['facts']}>
      <p className={styles['lead']}>{leadOf(entry, kind)}</p>
      <h2 className={styles['title']}>
        {title} {year !== null && <span className={styles['year']}>{year}</span>}
      </h2>
      <p className={styles['details']}>{detailsOf(entry, kind)}</p>
      {review && (
        <ExpandableText lines={4} className={styles['review']}>
          {review}
        </ExpandableText>
      )}
    </div>
  )
}

function leadOf({ suggestions }: Clarification, kind: ExportKind): string {
  if (suggestions.length === 0) return 'No film of this title was found'
  return kind === 'watched' ? 'Which film did you watch?' : 'Which film is this?'
}

function detailsOf({ rating, dateViewed, timePosted }: Clarification, kind: ExportKind): string {
  const facts = [
    rating !== null && `Rated ${rating} of 10`,
    rating === null && kind !== 'watched' && 'Not rated',
    dateViewed && `Watched ${showDay(dateViewed)}`,
    !dateViewed && timePosted && `Logged ${showDay(timePosted.slice(0, 10))}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
