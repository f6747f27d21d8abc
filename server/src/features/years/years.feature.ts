import type { Feature } from '../../feature.ts'
import { leftOutWorksExportPart, publishedYearsExportPart } from './years.export-part.ts'
import { leftOutWorksMergeTarget } from './years.merge-target.ts'
import { yearsRoutes } from './years.routes.ts'

export const yearsFeature: Feature = {
  name: 'years',
  routes: [yearsRoutes],
  tables: ['published_years', 'left_out_works'],
  missingRows: {
    published_years_user_id_fkey: 'unauthenticated',
    left_out_works_user_id_fkey: 'unauthenticated',
    left_out_works_work_id_fkey: 'work_not_found',
  },
  merges: [leftOutWorksMergeTarget],
  exports: [publishedYearsExportPart, leftOutWorksExportPart],
}
