import { undoOwnAct } from '@medley/contract/library/acts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as acts from './acts.service.ts'

export function actsRoutes(ctx: Context): Route[] {
  return [handle(undoOwnAct, ({ actor, params }) => acts.undoAct(ctx, actor, params.actId))]
}
