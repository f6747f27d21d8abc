import type { Feature } from '../../feature.ts'
import { viewingsExportPart } from './viewings.export-part.ts'
import { viewingsImportTarget } from './viewings.import-target.ts'
import { viewingsMergeTarget } from './viewings.merge-target.ts'
import { viewingsRemovalPart } from './viewings.removal-target.ts'
import { viewingsRoutes } from './viewings.routes.ts'

export const viewingsFeature: Feature = {
  name: 'viewings',
  routes: [viewingsRoutes],
  tables: ['viewings'],
  holds: { viewings: 'user_id' },
  merges: [viewingsMergeTarget],
  removalParts: [viewingsRemovalPart],
  imports: [viewingsImportTarget],
  exports: [viewingsExportPart],
}
