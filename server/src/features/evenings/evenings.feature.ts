import * as contract from '@medley/contract/people/evenings'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { chooseWork, confirmEvening } from './evenings.choice.service.ts'
import { eveningsMergeTarget } from './evenings.merge-target.ts'
import {
  eveningChoiceNotification,
  eveningInvitationNotification,
} from './evenings.notifications.ts'
import {
  endEvening,
  leaveEvening,
  showEvenings,
  showOpenEvening,
  startEvening,
  vetoProposal,
  withdrawVeto,
} from './evenings.service.ts'

export const eveningsFeature: Feature = {
  name: 'evenings',
  routes: [
    route(contract.startEvening, startEvening),
    route(contract.listEvenings, showEvenings),
    handle(contract.getEvening, (ctx, { actor, params }) =>
      showOpenEvening(ctx, ctx.db, actor, params.eveningId),
    ),
    route(contract.vetoProposal, vetoProposal),
    route(contract.withdrawVeto, withdrawVeto),
    route(contract.chooseWork, chooseWork),
    route(contract.confirmEvening, confirmEvening),
    route(contract.leaveEvening, leaveEvening),
    route(contract.endEvening, endEvening),
  ],
  tables: ['evenings', 'evening_members', 'evening_proposals', 'evening_reasons', 'evening_vetoes'],
  holds: {
    evenings: 'select user_id from evening_members where evening_id = evenings.id',
    evening_proposals:
      'select user_id from evening_members as member where member.evening_id = evening_proposals.evening_id',
    evening_reasons: null,
  },
  notifications: [eveningChoiceNotification, eveningInvitationNotification],
  merges: [eveningsMergeTarget],
}
