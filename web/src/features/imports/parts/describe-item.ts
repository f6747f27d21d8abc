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
    describeViewings(item),
    item.engaged === 'new' && item.reviews.length === 0 && 'Marked as watched, read or listened to',
    item.saved === 'new' && 'Saved for later',
    ...item.lists.map(({ title }) => (isList ? 'A list' : `In the list “${title}”`)),
    ...item.rows.flatMap(({ note, file, line }) =>
      note === null ? [] : `${file}, line ${line}: ${note}`,
    ),
  ]
  return [...new Set(lines.filter((line) => line !== false))]
}

/** Days of viewings that no review tells, and all tags. */
function describeViewings({ viewings, reviews }: ImportItem): string | false {
  const told = new Set(reviews.map(({ dateViewed }) => dateViewed))
  const days = viewings.flatMap(({ day, isRepeat }) =>
    day === null || told.has(day) ? [] : `${showDay(day)}${isRepeat ? ' again' : ''}`,
  )
  const undated = viewings.filter(({ day }) => day === null).length
  const tags = [...new Set(viewings.flatMap((viewing) => viewing.tags))]
  const parts = [
    ...days,
    undated > 0 && `${undated} without a day`,
    tags.length > 0 && `tags: ${tags.join(', ')}`,
  ].filter((part) => part !== false)
  return parts.length > 0 && `In your diary: ${parts.join(', ')}`
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
