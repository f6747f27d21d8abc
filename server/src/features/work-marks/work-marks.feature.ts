import type { Feature } from '../../feature.ts'
import { engagedExportPart, savedForLaterExportPart } from './work-marks.export-part.ts'
import { engagementsImportTarget, savedImportTarget } from './work-marks.import-target.ts'
import { engagementsRoutes } from './work-marks.engagements.routes.ts'
import { engagementsMergeTarget, savedWorksMergeTarget } from './work-marks.merge-target.ts'
import { savedFromReviewNotification } from './work-marks.notifications.ts'
import { savedForLaterRoutes } from './work-marks.saved.routes.ts'

export const workMarksFeature: Feature = {
  name: 'work-marks',
  routes: [engagementsRoutes, savedForLaterRoutes],
  tables: ['engagements', 'saved_works'],
  holds: { engagements: 'user_id', saved_works: 'user_id' },
  notifications: [savedFromReviewNotification],
  merges: [engagementsMergeTarget, savedWorksMergeTarget],
  imports: [engagementsImportTarget, savedImportTarget],
  exports: [engagedExportPart, savedForLaterExportPart],
}
