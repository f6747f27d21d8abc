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
  missingRows: {
    acts_user_id_fkey: 'unauthenticated',
    acts_work_id_fkey: 'work_not_found',
    act_changes_act_id_fkey: 'act_not_found',
  },
  merges: [actsMergeTarget],
}
