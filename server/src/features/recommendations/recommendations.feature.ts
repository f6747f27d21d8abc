import type { Feature } from '../../feature.ts'
import { buildRecommendationsJob } from './build/recommendations.build.jobs.ts'
import { renewRecommendationsJob } from './recommendations.jobs.ts'
import { recommendationsRoutes } from './recommendations.routes.ts'
import { modelRunsRoutes } from './build/recommendations.runs.routes.ts'

export const recommendationsFeature: Feature = {
  name: 'recommendations',
  routes: [recommendationsRoutes, modelRunsRoutes],
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
