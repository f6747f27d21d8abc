import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

const call = 'PATCH /v1/notification-settings'

export const notificationSettingsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PATCH /v1/notification-settings',
      values: () => ({ body: { kinds: [{ kind: 'comment', site: true, mail: true }] } }),
    },
  ],
  answers: [
    invalid(call, { body: { timeZone: 'Somewhere; else' } }, [
      'timeZone',
      'Must be the name of a time zone',
    ]),
  ],
}
