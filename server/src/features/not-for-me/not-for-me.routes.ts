import * as contract from '@medley/contract/works/not-for-me'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import {
  markNotForMe,
  showNotForMe,
  showWorksNotForMe,
  unmarkNotForMe,
} from './not-for-me.service.ts'

export function notForMeRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listNotForMe, ({ actor, query }) => showWorksNotForMe(ctx, actor, query)),
    handle(contract.getNotForMe, ({ actor, params: { medium, workId } }) =>
      showNotForMe(ctx, actor, { id: workId, medium }),
    ),
    handle(contract.markNotForMe, ({ actor, params: { medium, workId }, body }) =>
      markNotForMe(ctx, actor, { id: workId, medium }, body),
    ),
    handle(contract.unmarkNotForMe, ({ actor, params: { medium, workId } }) =>
      unmarkNotForMe(ctx, actor, { id: workId, medium }),
    ),
  ]
}
