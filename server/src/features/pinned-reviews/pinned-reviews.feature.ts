import { getPinnedReview, pinReview, unpinReview } from '@medley/contract/reviews/pinned-reviews'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { pinnedReviewsExportPart } from './pinned-reviews.export-part.ts'
import { pinnedReviewsImportTarget } from './pinned-reviews.import-target.ts'
import { pin, showPinned, unpin } from './pinned-reviews.service.ts'

export const pinnedReviewsFeature: Feature = {
  name: 'pinned-reviews',
  routes: [route(getPinnedReview, showPinned), route(pinReview, pin), route(unpinReview, unpin)],
  tables: ['pinned_reviews'],
  imports: [pinnedReviewsImportTarget],
  exports: [pinnedReviewsExportPart],
}
