import type { Feature } from '../../feature.ts'
import { pinnedReviewsExportPart } from './pinned-reviews.export-part.ts'
import { pinnedReviewsImportTarget } from './pinned-reviews.import-target.ts'
import { pinnedReviewsRoutes } from './pinned-reviews.routes.ts'

export const pinnedReviewsFeature: Feature = {
  name: 'pinned-reviews',
  routes: [pinnedReviewsRoutes],
  tables: ['pinned_reviews'],
  imports: [pinnedReviewsImportTarget],
  exports: [pinnedReviewsExportPart],
}
