import * as contract from '@medley/contract/people/sent-works'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { removeSentWork, restoreSentWork, sendWork, showSentWorks } from './sent-works.service.ts'

export function sentWorksRoutes(ctx: Context): Route[] {
  return [
    handle(contract.sendWork, ({ actor, body, commit }) => sendWork(ctx, commit, actor, body)),
    handle(contract.listSentWorks, ({ actor, query }) => showSentWorks(ctx, actor, query)),
    handle(contract.restoreSentWork, ({ actor, params }) => restoreSentWork(ctx, actor, params.id)),
    handle(contract.removeSentWork, ({ actor, params }) => removeSentWork(ctx, actor, params.id)),
  ]
}
