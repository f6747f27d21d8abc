import * as contract from '@medley/contract/accounts/invitations'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import {
  endInvitation,
  invite,
  showAllInvitations,
  showInvitation,
  showInvitations,
} from './invitations.service.ts'

export const invitationsFeature: Feature = {
  name: 'invitations',
  routes: [
    route(contract.listInvitations, showInvitations),
    route(contract.createInvitation, invite),
    route(contract.endInvitation, endInvitation),
    handle(contract.listAllInvitations, (ctx, { query }) => showAllInvitations(ctx, query)),
    route(contract.showInvitation, showInvitation),
  ],
  tables: ['invitations', 'invited_members'],
  otherUsers: ['invited_members_inviter_id_fkey'],
}
