import { missingId } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone, members, none } from '../../testing/permission-row.ts'

const adminOnly = '403 admin_only'
const missing = '404 invitation_not_found'

export const invitationsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/invitations', answers: members('200') },
    { endpoint: 'POST /v1/invitations', values: () => ({ body: {} }), answers: members('201') },
    {
      endpoint: 'DELETE /v1/invitations/{id}',
      values: () => ({ params: { id: missingId } }),
      answers: members(missing),
    },
    {
      endpoint: 'GET /v1/admin/invitations',
      answers: [none, adminOnly, adminOnly, adminOnly, adminOnly, adminOnly, '200'],
    },
    {
      endpoint: 'GET /v1/join/{token}',
      values: () => ({ params: { token: 'none' } }),
      answers: everyone(missing),
    },
  ],
}
