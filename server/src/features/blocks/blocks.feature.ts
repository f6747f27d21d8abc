import type { Feature } from '../../feature.ts'
import { blocksExportPart } from './blocks.export-part.ts'
import { blocksImportTarget } from './blocks.import-target.ts'
import { blocksRoutes } from './blocks.routes.ts'

export const blocksFeature: Feature = {
  name: 'blocks',
  routes: [blocksRoutes],
  tables: ['blocks'],
  missingRows: {
    blocks_blocker_id_fkey: 'unauthenticated',
    blocks_blocked_id_fkey: 'user_not_found',
  },
  imports: [blocksImportTarget],
  exports: [blocksExportPart],
}
