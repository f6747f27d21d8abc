import type { AuditKind } from '@medley/contract/administration/audit-log'
import { pages } from '../../lib/queries.ts'

export interface AuditFilter {
  kind: AuditKind | ''
  /** A username, or '' for everyone. */
  member: string
}

/** Security events, newest first, page by page; for admins. */
export const auditEventsQuery = ({ kind, member }: AuditFilter) =>
  pages('GET /v1/audit-events', {
    query: { kind: kind || undefined, member: member || undefined, limit: 20 },
  })
