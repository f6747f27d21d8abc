import type { Feature } from '../../feature.ts'
import { pinnedReviewsExportPart } from './pinned-reviews.export-part.ts'
import { pinnedReviewsImportTarget } from './pinned-reviews.import-target.ts'
import { pinnedReviewsRoutes } from './pinned-reviews.routes.ts'

export const pinnedReviewsFeature: Feature = {
  name: 'pinned-reviews',
  routes: [pinnedReviewsRoutes],
  tables: ['pinned_reviews'],
  missingRows: {
    pinned_reviews_user_id_fkey: 'unauthenticated',
    pinned_reviews_review_id_fkey: 'review_not_found',
  },
  imports: [pinnedReviewsImportTarget],
  exports: [pinnedReviewsExportPart],
}
