import { members, type Row } from './permission-row.ts'

const byMail = () => ({ body: { frequency: 'weekly', target: { kind: 'mail' } } })

/** Backups: each member has their own alone. */
export const rowsOfBackups: readonly Row[] = [
  { endpoint: 'GET /v1/backup', answers: members('200') },
  { endpoint: 'PUT /v1/backup', values: byMail, answers: members('200') },
  { endpoint: 'DELETE /v1/backup', answers: members('200') },
  { endpoint: 'POST /v1/backup/runs', answers: members('202') },
]
