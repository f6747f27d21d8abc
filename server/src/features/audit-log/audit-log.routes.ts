import { listAuditEvents } from '@medley/contract/administration/audit-log'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showEvents } from './audit-log.service.ts'

export function auditLogRoutes(ctx: Context): Route[] {
  return [handle(listAuditEvents, ({ query }) => showEvents(ctx, query))]
}
