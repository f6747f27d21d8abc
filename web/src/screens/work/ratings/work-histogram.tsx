import type { Work } from '@medley/contract/values/shapes'
import { RatingHistogram } from '../../../features/ratings/rating-histogram.tsx'
import { useFriendRatings, useRatingCounts } from '../../../features/ratings/ratings.calls.ts'
import { useWorkReviewView } from '../../../features/work-reviews/work-review-view.ts'

/** How many gave the work each rating; a bar filters the reviews below. */
export function WorkHistogram({ work }: { work: Work }) {
  const { data: counts } = useRatingCounts(work.medium, work.id)
  const { data: friends = [] } = useFriendRatings(work.medium, work.id)
  const { rating, show } = useWorkReviewView()
  if (!counts || counts.length === 0) return null
  const choose = (chosen: number | null) => {
    show({ rating: chosen })
    if (chosen !== null) document.querySelector('#reviews')?.scrollIntoView({ block: 'start' })
  }
  return <RatingHistogram counts={counts} friends={friends} chosen={rating} onChoose={choose} />
}
