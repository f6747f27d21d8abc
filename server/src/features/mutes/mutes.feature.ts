import type { Feature } from '../../feature.ts'
import { mutesExportPart } from './mutes.export-part.ts'
import { mutesImportTarget } from './mutes.import-target.ts'
import { mutesRoutes } from './mutes.routes.ts'

export const mutesFeature: Feature = {
  name: 'mutes',
  routes: [mutesRoutes],
  tables: ['mutes'],
  missingRows: {
    mutes_muter_id_fkey: 'unauthenticated',
    mutes_muted_id_fkey: 'user_not_found',
  },
  imports: [mutesImportTarget],
  exports: [mutesExportPart],
}
