import { defineExportPart } from '../../ports/export-part.ts'
import { findPinned } from './pinned-reviews.queries.ts'

export const pinnedReviewsExportPart = defineExportPart({
  name: 'pinnedReview',
  read: findPinned,
})
