import { listAuditEvents } from '@medley/contract/administration/audit-log'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { expireAuditEventsJob } from './audit-log.jobs.ts'
import { showEvents } from './audit-log.service.ts'

export const auditLogFeature: Feature = {
  name: 'audit-log',
  routes: [handle(listAuditEvents, (ctx, { query }) => showEvents(ctx, query))],
  jobs: [expireAuditEventsJob],
  tables: ['audit_events'],
}
