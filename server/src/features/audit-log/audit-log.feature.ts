import type { Feature } from '../../feature.ts'
import { expireAuditEventsJob } from './audit-log.jobs.ts'
import { auditLogRoutes } from './audit-log.routes.ts'

export const auditLogFeature: Feature = {
  name: 'audit-log',
  routes: [auditLogRoutes],
  jobs: [expireAuditEventsJob],
  tables: ['audit_events'],
}
