import * as contract from '@medley/contract/library/goals'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { addGoal, changeGoal, dropGoal, showCurrentGoals, showGoals } from './goals.service.ts'

export function goalsRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listGoals, ({ actor, params, query: { isCurrent, ...page } }) =>
      isCurrent
        ? showCurrentGoals(ctx, actor, params.userId)
        : showGoals(ctx, actor, { ...params, ...page }),
    ),
    handle(contract.createGoal, ({ actor, body, commit }) => addGoal(ctx, commit, actor, body)),
    handle(contract.editGoal, ({ actor, params, body }) => changeGoal(ctx, actor, params.id, body)),
    handle(contract.removeGoal, ({ actor, params }) => dropGoal(ctx, actor, params.id)),
  ]
}
