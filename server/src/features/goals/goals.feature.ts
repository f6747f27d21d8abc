import type { Feature } from '../../feature.ts'
import { goalsExportPart } from './goals.export-part.ts'
import { goalsImportTarget } from './goals.import-target.ts'
import { goalsRoutes } from './goals.routes.ts'

export const goalsFeature: Feature = {
  name: 'goals',
  routes: [goalsRoutes],
  tables: ['goals'],
  imports: [goalsImportTarget],
  exports: [goalsExportPart],
}
