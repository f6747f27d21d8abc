import { undoOwnAct } from '@medley/contract/library/acts'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { expireActsJob } from './acts.jobs.ts'
import { actsMergeTarget } from './acts.merge-target.ts'
import * as acts from './acts.service.ts'

export const actsFeature: Feature = {
  name: 'acts',
  routes: [route(undoOwnAct, acts.undoAct)],
  jobs: [expireActsJob],
  tables: ['acts', 'act_changes'],
  holds: { acts: null },
  merges: [actsMergeTarget],
}
