import type { Feature } from '../../feature.ts'
import { blocksExportPart } from './blocks.export-part.ts'
import { blocksImportTarget } from './blocks.import-target.ts'
import { blocksRoutes } from './blocks.routes.ts'

export const blocksFeature: Feature = {
  name: 'blocks',
  routes: [blocksRoutes],
  tables: ['blocks'],
  otherUsers: ['blocks_blocked_id_fkey'],
  imports: [blocksImportTarget],
  exports: [blocksExportPart],
}
