import type { Feature } from '../../feature.ts'
import { reviewsExportPart } from './reviews.export-part.ts'
import { reviewsImportTarget } from './reviews.import-target.ts'
import { reviewsMergeTarget } from './reviews.merge-target.ts'
import { reviewsRemovalTarget } from './reviews.removal-target.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const reviewsFeature: Feature = {
  name: 'reviews',
  routes: [reviewsRoutes],
  tables: ['reviews'],
  holds: { reviews: 'author_id' },
  merges: [reviewsMergeTarget],
  removals: [reviewsRemovalTarget],
  imports: [reviewsImportTarget],
  exports: [reviewsExportPart],
}
