import type { Feature } from '../../feature.ts'
import { notForMeExportPart } from './not-for-me.export-part.ts'
import { dismissedWorksImportTarget, hiddenWorksImportTarget } from './not-for-me.import-target.ts'
import { notForMeMergeTarget } from './not-for-me.merge-target.ts'
import { notForMeRoutes } from './not-for-me.routes.ts'

export const notForMeFeature: Feature = {
  name: 'not-for-me',
  routes: [notForMeRoutes],
  tables: ['not_for_me'],
  holds: { not_for_me: null },
  merges: [notForMeMergeTarget],
  imports: [hiddenWorksImportTarget, dismissedWorksImportTarget],
  exports: [notForMeExportPart],
}
