import {
  decideCase,
  getSuspension,
  listCases,
  undoAct,
} from '@medley/contract/administration/moderation'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as acts from './moderation.acts.service.ts'
import { decide, showCases } from './moderation.cases.service.ts'
import { showSuspension } from './moderation.service.ts'

export function moderationRoutes(ctx: Context): Route[] {
  return [
    handle(listCases, ({ query }) => showCases(ctx, query)),
    handle(decideCase, ({ actor, params, body }) => decide(ctx, actor, params.caseId, body)),
    handle(undoAct, ({ actor, params }) => acts.undoAct(ctx, actor.id, params.actId)),
    handle(getSuspension, ({ actor }) => showSuspension(ctx, actor)),
  ]
}
