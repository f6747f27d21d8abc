import type { Feature } from '../../feature.ts'
import { reviewLikesRemovalPart } from './review-likes.removal-target.ts'
import { reviewLikesRoutes } from './review-likes.routes.ts'

export const reviewLikesFeature: Feature = {
  name: 'review-likes',
  routes: [reviewLikesRoutes],
  removalParts: [reviewLikesRemovalPart],
}
