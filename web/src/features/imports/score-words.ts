import { importsTexts } from '@medley/texts/imports'
import type { LandingRow } from '@medley/contract/transfer/import-tables'
import type { PlannedReview } from '@medley/contract/transfer/imports'

type Score = Pick<PlannedReview, 'rating' | 'sourceRating' | 'sourceScale' | 'isRounded'>

/** "8 of 10 (4.25 of 5, rounded)" */
export function showPlannedScore({ rating, sourceRating, sourceScale, isRounded }: Score): string {
  if (rating === null) return importsTexts.scores.none
  return isRounded && sourceRating !== null
    ? importsTexts.scores.rounded({ rating, sourceRating, sourceScale })
    : importsTexts.scores.whole({ rating })
}

/** "9 of 10 (8.5 of 10, rounded)"; null without a score. */
export function showLandingScore({ rating, sourceRating, sourceScale }: LandingRow): string | null {
  if (rating === null || sourceRating === null || sourceScale === null) return null
  const isRounded = (Number(sourceRating) * 10) / sourceScale !== rating
  return showPlannedScore({ rating, sourceRating, sourceScale, isRounded })
}
