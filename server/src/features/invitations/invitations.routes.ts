import * as contract from '@medley/contract/accounts/invitations'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import {
  endInvitation,
  invite,
  showAllInvitations,
  showInvitation,
  showInvitations,
} from './invitations.service.ts'

export function invitationsRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listInvitations, ({ actor }) => showInvitations(ctx, actor)),
    handle(contract.createInvitation, ({ actor, body, commit }) =>
      invite(ctx, commit, actor, body),
    ),
    handle(contract.endInvitation, ({ actor, params }) => endInvitation(ctx, actor, params.id)),
    handle(contract.listAllInvitations, ({ query }) => showAllInvitations(ctx, query)),
    handle(contract.showInvitation, ({ params }) => showInvitation(ctx, params.token)),
  ]
}
