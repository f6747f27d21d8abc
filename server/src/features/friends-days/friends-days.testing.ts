import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'

export const friendsDaysRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/friends-days', answers: members('200') },
    { endpoint: 'GET /v1/friends-days-settings', answers: members('200') },
    {
      endpoint: 'PUT /v1/friends-days-settings',
      values: () => ({ body: { isShown: false } }),
      answers: members('200'),
    },
  ],
}
