import type { Feature } from '../../feature.ts'
import { tellSupportJob } from './reports.jobs.ts'
import { reportsRoutes } from './reports.routes.ts'

export const reportsFeature: Feature = {
  name: 'reports',
  routes: [reportsRoutes],
  jobs: [tellSupportJob],
  tables: ['reports', 'report_cases'],
  missingRows: {
    reports_reporter_id_fkey: 'unauthenticated',
  },
}
