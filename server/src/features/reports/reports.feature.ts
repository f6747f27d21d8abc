import type { Feature } from '../../feature.ts'
import { notifySupportJob } from './reports.jobs.ts'
import { reportsRoutes } from './reports.routes.ts'

export const reportsFeature: Feature = {
  name: 'reports',
  routes: [reportsRoutes],
  jobs: [notifySupportJob],
  tables: ['reports', 'report_cases'],
}
