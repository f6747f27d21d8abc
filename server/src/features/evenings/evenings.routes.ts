import * as contract from '@medley/contract/people/evenings'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { chooseWork, confirmEvening } from './evenings.choice.service.ts'
import {
  endEvening,
  leaveEvening,
  showEvenings,
  showOpenEvening,
  startEvening,
  vetoProposal,
  withdrawVeto,
} from './evenings.service.ts'

export function eveningsRoutes(ctx: Context): Route[] {
  return [
    handle(contract.startEvening, ({ actor, body, commit }) =>
      startEvening(ctx, commit, actor, body),
    ),
    handle(contract.listEvenings, ({ actor }) => showEvenings(ctx, actor)),
    handle(contract.getEvening, ({ actor, params }) =>
      showOpenEvening(ctx, ctx.db, actor, params.eveningId),
    ),
    handle(contract.vetoProposal, ({ actor, params }) => vetoProposal(ctx, actor, params)),
    handle(contract.withdrawVeto, ({ actor, params }) => withdrawVeto(ctx, actor, params)),
    handle(contract.chooseWork, ({ actor, params, body }) =>
      chooseWork(ctx, actor, params.eveningId, body),
    ),
    handle(contract.confirmEvening, ({ actor, params }) =>
      confirmEvening(ctx, actor, params.eveningId),
    ),
    handle(contract.leaveEvening, ({ actor, params }) =>
      leaveEvening(ctx, actor, params.eveningId),
    ),
    handle(contract.endEvening, ({ actor, params }) => endEvening(ctx, actor, params.eveningId)),
  ]
}
