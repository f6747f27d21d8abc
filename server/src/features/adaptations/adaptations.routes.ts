import { listAdaptations } from '@medley/contract/works/adaptations'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showAdaptations } from './adaptations.service.ts'

export function adaptationsRoutes(ctx: Context): Route[] {
  return [
    handle(listAdaptations, ({ actor, params }) =>
      showAdaptations(ctx, actor, params.medium, params.workId),
    ),
  ]
}
