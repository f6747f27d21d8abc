import type { Feature } from '../../feature.ts'
import { dismissedWorksExportPart, hiddenWorksExportPart } from './work-sets.export-part.ts'
import { dismissedWorksImportTarget, hiddenWorksImportTarget } from './work-sets.import-target.ts'
import { hiddenWorksRoutes } from './work-sets.hidden.routes.ts'
import { dismissedWorksMergeTarget, hiddenWorksMergeTarget } from './work-sets.merge-target.ts'

export const workSetsFeature: Feature = {
  name: 'work-sets',
  routes: [hiddenWorksRoutes],
  tables: ['hidden_works', 'dismissed_works'],
  missingRows: {
    dismissed_works_user_id_fkey: 'unauthenticated',
    hidden_works_user_id_fkey: 'unauthenticated',
    dismissed_works_work_id_fkey: 'work_not_found',
    hidden_works_work_id_fkey: 'work_not_found',
  },
  merges: [hiddenWorksMergeTarget, dismissedWorksMergeTarget],
  imports: [dismissedWorksImportTarget, hiddenWorksImportTarget],
  exports: [dismissedWorksExportPart, hiddenWorksExportPart],
}
