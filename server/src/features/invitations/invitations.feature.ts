import type { Feature } from '../../feature.ts'
import { invitationsRoutes } from './invitations.routes.ts'

export const invitationsFeature: Feature = {
  name: 'invitations',
  routes: [invitationsRoutes],
  tables: ['invitations', 'invited_members'],
  otherUsers: ['invited_members_inviter_id_fkey'],
}
