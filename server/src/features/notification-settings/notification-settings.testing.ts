import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'

const call = 'PATCH /v1/notification-settings'

export const notificationSettingsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/notification-settings', answers: members('200') },
    {
      endpoint: 'PATCH /v1/notification-settings',
      values: () => ({ body: { kinds: [{ kind: 'comment', site: true, mail: true }] } }),
      answers: members('200'),
    },
  ],
  answers: [
    invalid(call, { body: { timeZone: 'Somewhere; else' } }, [
      'timeZone',
      'Must be the name of a time zone',
    ]),
  ],
}
