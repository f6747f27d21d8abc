import type { Feature } from '../../feature.ts'
import { invitationsRoutes } from './invitations.routes.ts'

export const invitationsFeature: Feature = {
  name: 'invitations',
  routes: [invitationsRoutes],
  tables: ['invitations', 'invited_members'],
  missingRows: {
    invitations_user_id_fkey: 'unauthenticated',
    invited_members_user_id_fkey: 'unauthenticated',
    invited_members_inviter_id_fkey: 'user_not_found',
    invited_members_invitation_id_fkey: 'invitation_not_found',
  },
}
