import { missingId } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone, members } from '../../testing/permission-row.ts'
const missing = '404 invitation_not_found'

export const invitationsRows: FeatureRows = {
  permissions: [
    { endpoint: 'POST /v1/invitations', values: () => ({ body: {} }) },
    {
      endpoint: 'DELETE /v1/invitations/{id}',
      values: () => ({ params: { id: missingId } }),
      answers: members(missing),
    },
    {
      endpoint: 'GET /v1/join/{token}',
      values: () => ({ params: { token: 'none' } }),
      answers: everyone(missing),
    },
  ],
}
