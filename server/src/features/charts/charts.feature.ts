import type { Feature } from '../../feature.ts'
import { renewChartsJob, scoreWorksJob } from './charts.jobs.ts'
import { chartsRoutes } from './charts.routes.ts'

export const chartsFeature: Feature = {
  name: 'charts',
  routes: [chartsRoutes],
  jobs: [scoreWorksJob, renewChartsJob],
  tables: ['chart_raters', 'chart_priors'],
}
