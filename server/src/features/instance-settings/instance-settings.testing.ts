import { invalid, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

export const instanceSettingsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/instance/settings' },
    {
      endpoint: 'PATCH /v1/instance/settings',
      values: () => ({ body: { values: { INSTANCE_NAME: 'Film club' } } }),
    },
    {
      endpoint: 'POST /v1/instance/settings/try',
      values: () => ({ body: { service: 'mail', values: {} } }),
    },
  ],
  answers: [
    refused(
      'PATCH /v1/instance/settings',
      'setting_from_outside',
      { body: { values: { PUBLIC_URL: 'https://other.example' } } },
      { by: 'admin' },
    ),
    invalid(
      'PATCH /v1/instance/settings',
      { body: { values: { ACCENT_HUE: 'teal' } } },
      ['values.ACCENT_HUE', 'The setting ACCENT_HUE is not usable: must be a whole number.'],
      'admin',
    ),
    refused(
      'POST /v1/instance/settings/try',
      'setting_of_another_kind',
      { body: { service: 'tmdb', values: {} } },
      { by: 'admin' },
    ),
  ],
}
