import type { ImportItem, PlannedReview } from '@medley/contract/imports'
import { showDay } from '../../../lib/dates.ts'
import { importsTexts } from '../imports.messages.ts'

/** "8 of 10 (4.25 of 5, rounded)" */
export function showPlannedScore(review: PlannedReview): string {
  const { rating, sourceRating, sourceScale, isRounded } = review
  if (rating === null) return 'Not rated'
  const source = isRounded ? ` (${sourceRating} of ${sourceScale}, rounded)` : ''
  return `${rating} of 10${source}`
}

/** Lines on what an import saves of an item, and notes on rows left out; without duplicates. */
export function describePlan(item: ImportItem): string[] {
  const isList = item.mediums.length === 0
  const lines = [
    item.addsWork && importsTexts.addsWork,
    ...item.reviews.map(describeReview),
    item.engaged === 'new' && item.reviews.length === 0 && 'Marked as watched, read or listened to',
    item.saved === 'new' && 'Saved for later',
    ...item.lists.map(({ title }) => (isList ? 'A list' : `In the list “${title}”`)),
    ...item.rows.flatMap(({ note, file, line }) =>
      note === null ? [] : `${file}, line ${line}: ${note}`,
    ),
  ]
  return [...new Set(lines.filter((line) => line !== false))]
}

function describeReview(review: PlannedReview): string {
  const facts = [
    showPlannedScore(review),
    review.dateViewed && showDay(review.dateViewed),
    review.isRepeat && 'again',
    review.textLength > 0 && 'with a text',
    review.spoiler && 'contains spoilers',
  ]
  return facts.filter(Boolean).join(' · ')
}
