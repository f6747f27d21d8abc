import { listRatingSurges } from '@medley/contract/works/charts'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { renewChartsJob, scoreWorksJob } from './charts.jobs.ts'
import { showSurges } from './charts.service.ts'

export const chartsFeature: Feature = {
  name: 'charts',
  routes: [route(listRatingSurges, showSurges)],
  jobs: [scoreWorksJob, renewChartsJob],
  tables: ['chart_raters', 'chart_priors'],
}
