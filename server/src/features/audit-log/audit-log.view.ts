import type { AuditEvent } from '@medley/contract/administration/audit-log'
import type { AuditRow } from './audit-log.queries.ts'

/** An event in wire format. */
export function toEvent(row: AuditRow): AuditEvent {
  const { id, kind, subject, address, details } = row
  return {
    id,
    time: row.time.toISOString(),
    kind,
    actor: row.actorId === null ? null : { id: row.actorId, username: row.actorName },
    member: row.memberId === null ? null : { id: row.memberId, username: row.memberName },
    subject,
    address,
    details,
  }
}
