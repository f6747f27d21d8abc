import type { Feature } from '../../feature.ts'
import { popularReviewsRoutes } from './popular-reviews.routes.ts'

export const popularReviewsFeature: Feature = {
  name: 'popular-reviews',
  routes: [...popularReviewsRoutes],
}
