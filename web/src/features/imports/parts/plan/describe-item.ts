import { importsTexts } from '@medley/texts/imports'
import { planTexts } from '@medley/texts/plan'
import type { ImportItem, PlannedReview } from '@medley/contract/transfer/imports'
import { showDay } from '../../../../lib/time/dates.ts'
import { joinFacts } from '../../../../lib/facts.ts'
import { noteWords } from '../../import-words.ts'
import { showPlannedScore } from '../../score-words.ts'

/** Lines on what an import saves of an item, and notes on rows left out; without duplicates. */
export function describePlan(item: ImportItem): string[] {
  const isList = item.mediums.length === 0
  const lines = [
    item.addsWork && importsTexts.addsWork,
    ...item.reviews.filter(({ was }) => was === null).map(describeReview),
    describeViewings(item),
    describeTags(item),
    item.episodes.total > 0 && planTexts.question.episodes({ count: item.episodes.total }),
    describeProgress(item),
    item.engaged === 'new' && item.reviews.length === 0 && planTexts.question.engaged,
    item.saved === 'new' && planTexts.question.saved,
    ...item.lists.map(({ title }) =>
      isList ? planTexts.question.list : planTexts.question.inList({ title }),
    ),
    ...item.rows.flatMap((row) => {
      const note = noteWords(row)
      return note === null ? [] : planTexts.question.note({ file: row.file, line: row.line, note })
    }),
  ]
  return [...new Set(lines.filter((line) => line !== false))]
}

/** The state of a work that is not finished, and how far one is. */
function describeProgress({ progress }: ImportItem): string | false {
  if (progress?.outcome !== 'new' && progress?.outcome !== 'choice') return false
  return joinFacts([planTexts.question.progress[progress.state], placeOf(progress)])
}

function placeOf({ season, number, amount, unit, total }: Progress): string | null {
  if (season !== null && number !== null) return planTexts.question.at.episode({ season, number })
  if (amount === null || unit === null) return null
  return planTexts.question.at.amount({ unit, amount, total })
}

type Progress = NonNullable<ImportItem['progress']>

/** Days of viewings that no review tells. */
function describeViewings({ viewings, reviews }: ImportItem): string | false {
  const reviewedDays = new Set(reviews.map(({ dateViewed }) => dateViewed))
  const days = viewings.flatMap(({ day, isRepeat }) =>
    day === null || reviewedDays.has(day)
      ? []
      : planTexts.question.day({ day: showDay(day), isRepeat }),
  )
  const undated = viewings.filter(({ day }) => day === null).length
  const parts = [...days, undated > 0 && planTexts.question.undated({ count: undated })].filter(
    (part) => part !== false,
  )
  return parts.length > 0 && planTexts.question.diary({ parts: parts.join(', ') })
}

/** The tags of all viewings. */
function describeTags({ viewings }: ImportItem): string | false {
  const tags = [...new Set(viewings.flatMap((viewing) => viewing.tags))]
  return tags.length > 0 && planTexts.question.tags({ count: tags.length, tags: tags.join(', ') })
}

/** The score, day and marks of a review. */
export function describeReview(review: PlannedReview): string {
  return joinFacts([
    showPlannedScore(review),
    review.dateViewed && showDay(review.dateViewed),
    review.isRepeat && planTexts.question.again,
    review.textLength > 0 && planTexts.question.withText,
    review.spoiler && planTexts.question.spoilers,
  ])
}
