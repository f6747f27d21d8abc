import type { Feature } from '../../feature.ts'
import { progressExportPart } from './progress.export-part.ts'
import { progressImportTarget } from './progress.import-target.ts'
import { progressMergeTarget } from './progress.merge-target.ts'
import { progressRoutes } from './progress.routes.ts'

export const progressFeature: Feature = {
  name: 'progress',
  routes: [progressRoutes],
  tables: ['progress'],
  holds: { progress: 'user_id' },
  missingRows: {
    progress_user_id_fkey: 'unauthenticated',
    progress_work_id_fkey: 'work_not_found',
    progress_entry_id_work_id_fkey: 'work_entry_not_found',
    progress_reached_entry_id_work_id_fkey: 'work_entry_not_found',
  },
  merges: [progressMergeTarget],
  imports: [progressImportTarget],
  exports: [progressExportPart],
}
