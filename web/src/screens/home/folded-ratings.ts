import { findCachedReview } from '../../features/reviews/reviews.calls.ts'
import { foldRatings } from './fold-ratings.rules.ts'

/** Groups the posts of the feed; a stable function. */
export const foldedRatings = (ids: readonly number[]) => foldRatings(ids, findCachedReview)
