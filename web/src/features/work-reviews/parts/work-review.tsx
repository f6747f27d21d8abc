import { ReviewCard } from '../../review-cards/review-card.tsx'
import { useCachedReview } from '../../reviews/reviews.calls.ts'
import { RatingRow } from './rating-row.tsx'

/** A review on its work's page: a card where it has words, a row where it is a rating alone. */
export function WorkReview({ id }: { id: number }) {
  const review = useCachedReview(id)
  if (!review) return null
  return review.review === null ? <RatingRow review={review} /> : <ReviewCard id={id} onWorkPage />
}
