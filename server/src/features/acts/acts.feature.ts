import type { Feature } from '../../feature.ts'
import { expireActsJob } from './acts.jobs.ts'
import { actsMergeTarget } from './acts.merge-target.ts'
import { actsRoutes } from './acts.routes.ts'

export const actsFeature: Feature = {
  name: 'acts',
  routes: [actsRoutes],
  jobs: [expireActsJob],
  tables: ['acts', 'act_changes'],
  holds: { acts: null },
  merges: [actsMergeTarget],
}
