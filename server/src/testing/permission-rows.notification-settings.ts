import { members, type Row } from './permission-row.ts'

export const rowsOfNotificationSettings: readonly Row[] = [
  { endpoint: 'GET /v1/notification-settings', answers: members('200') },
  {
    endpoint: 'PATCH /v1/notification-settings',
    values: () => ({ body: { kinds: [{ kind: 'comment', site: true, mail: true }] } }),
    answers: members('200'),
  },
]
