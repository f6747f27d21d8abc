import { likeReview, unlikeReview } from '@medley/contract/reviews/review-likes'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { reviewLikesRemovalPart } from './review-likes.removal-target.ts'
import { like, unlike } from './review-likes.service.ts'

export const reviewLikesFeature: Feature = {
  name: 'review-likes',
  routes: [route(likeReview, like), route(unlikeReview, unlike)],
  removalParts: [reviewLikesRemovalPart],
}
