import type { Feature } from '../../feature.ts'
import { leftOutWorksExportPart, publishedYearsExportPart } from './years.export-part.ts'
import { publishedYearsImportTarget } from './years.import-target.ts'
import { notifyOfYearsJob } from './years.jobs.ts'
import { leftOutWorksMergeTarget } from './years.merge-target.ts'
import { ownYearNotification } from './years.notifications.ts'
import { yearsRoutes } from './years.routes.ts'

export const yearsFeature: Feature = {
  name: 'years',
  routes: [...yearsRoutes],
  jobs: [notifyOfYearsJob],
  tables: ['published_years', 'left_out_works', 'notified_years'],
  holds: { left_out_works: null },
  otherUsers: ['notified_years_user_id_fkey'],
  notifications: [ownYearNotification],
  merges: [leftOutWorksMergeTarget],
  imports: [publishedYearsImportTarget],
  exports: [publishedYearsExportPart, leftOutWorksExportPart],
}
