import type { Feature } from '../../feature.ts'
import { reviewLikesRemovalPart } from './review-likes.removal-target.ts'
import { reviewLikesRoutes } from './review-likes.routes.ts'

export const reviewLikesFeature: Feature = {
  name: 'review-likes',
  routes: [reviewLikesRoutes],
  tables: ['review_likes'],
  missingRows: {
    review_likes_user_id_fkey: 'unauthenticated',
    review_likes_review_id_fkey: 'review_not_found',
  },
  removalParts: [reviewLikesRemovalPart],
}
