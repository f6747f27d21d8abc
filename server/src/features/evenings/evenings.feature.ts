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
  missingRows: {
    evening_members_user_id_fkey: 'unauthenticated',
    evenings_host_id_fkey: 'unauthenticated',
  },
  notifications: [eveningChoiceNotification, eveningInvitationNotification],
  merges: [eveningsMergeTarget],
}
