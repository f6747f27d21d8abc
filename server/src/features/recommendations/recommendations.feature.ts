import { listModelRuns, startModelRun } from '@medley/contract/works/model-runs'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { buildRecommendationsJob } from './build/recommendations.build.jobs.ts'
import { listRuns, startRun } from './build/recommendations.runs.service.ts'
import { renewRecommendationsJob } from './recommendations.jobs.ts'
import { recommendationsRoutes } from './recommendations.routes.ts'

export const recommendationsFeature: Feature = {
  name: 'recommendations',
  routes: [
    ...recommendationsRoutes,
    route(listModelRuns, listRuns),
    route(startModelRun, startRun),
  ],
  jobs: [buildRecommendationsJob, renewRecommendationsJob],
  tables: [
    'work_neighbours',
    'telling_works',
    'recommendations',
    'recommendation_views',
    'recommendation_renewals',
    'model_runs',
  ],
  holds: {
    work_neighbours: null,
    telling_works: null,
    recommendations: null,
    recommendation_views: null,
  },
}
