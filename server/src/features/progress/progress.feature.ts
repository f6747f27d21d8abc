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
  merges: [progressMergeTarget],
  imports: [progressImportTarget],
  exports: [progressExportPart],
}
