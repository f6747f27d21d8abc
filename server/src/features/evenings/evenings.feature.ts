import type { Feature } from '../../feature.ts'
import { eveningsMergeTarget } from './evenings.merge-target.ts'
import {
  eveningChoiceNotification,
  eveningInvitationNotification,
} from './evenings.notifications.ts'
import { eveningsRoutes } from './evenings.routes.ts'

export const eveningsFeature: Feature = {
  name: 'evenings',
  routes: [eveningsRoutes],
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
