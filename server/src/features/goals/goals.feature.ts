import * as contract from '@medley/contract/library/goals'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { goalsExportPart } from './goals.export-part.ts'
import { goalsImportTarget } from './goals.import-target.ts'
import { addGoal, changeGoal, dropGoal, showCurrentGoals, showGoals } from './goals.service.ts'

export const goalsFeature: Feature = {
  name: 'goals',
  routes: [
    handle(contract.listGoals, (ctx, { actor, params, query: { isCurrent, ...page } }) =>
      isCurrent
        ? showCurrentGoals(ctx, actor, params.userId)
        : showGoals(ctx, actor, { ...params, ...page }),
    ),
    route(contract.createGoal, addGoal),
    route(contract.editGoal, changeGoal),
    route(contract.removeGoal, dropGoal),
  ],
  tables: ['goals'],
  imports: [goalsImportTarget],
  exports: [goalsExportPart],
}
