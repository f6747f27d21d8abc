import * as contract from '@medley/contract/hidden-works'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { hideWork, showHidden, showHiddenWorks, unhideWork } from './work-sets.hidden.service.ts'

export function hiddenWorksRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listHiddenWorks, ({ actor, query }) => showHiddenWorks(ctx, actor, query)),
    handle(contract.getHiddenWork, ({ actor, params: { medium, workId } }) =>
      showHidden(ctx, actor, { id: workId, medium }),
    ),
    handle(contract.hideWork, ({ actor, params: { medium, workId } }) =>
      hideWork(ctx, actor, { id: workId, medium }),
    ),
    handle(contract.unhideWork, ({ actor, params: { medium, workId } }) =>
      unhideWork(ctx, actor, { id: workId, medium }),
    ),
  ]
}
