import { members, type Row } from './permission-row.ts'

export const rowsOfPrivacySettings: readonly Row[] = [
  { endpoint: 'GET /v1/privacy-settings', answers: members('200') },
  {
    endpoint: 'PATCH /v1/privacy-settings',
    values: () => ({ body: { inSuggestions: false } }),
    answers: members('200'),
  },
]
