import type { Feature } from '../../feature.ts'
import { mutesExportPart } from './mutes.export-part.ts'
import { mutesImportTarget } from './mutes.import-target.ts'
import { mutesRoutes } from './mutes.routes.ts'

export const mutesFeature: Feature = {
  name: 'mutes',
  routes: [mutesRoutes],
  tables: ['mutes'],
  otherUsers: ['mutes_muted_id_fkey'],
  imports: [mutesImportTarget],
  exports: [mutesExportPart],
}
