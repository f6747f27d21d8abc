import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'

export const privacySettingsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/privacy-settings', answers: members('200') },
    {
      endpoint: 'PATCH /v1/privacy-settings',
      values: () => ({ body: { inSuggestions: false } }),
      answers: members('200'),
    },
  ],
}
