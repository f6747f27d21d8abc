import type { Feature } from '../../feature.ts'
import { forgetSearchesJob } from './search.jobs.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature: Feature = {
  name: 'search',
  routes: [searchRoutes],
  jobs: [forgetSearchesJob],
  tables: ['source_searches'],
}
