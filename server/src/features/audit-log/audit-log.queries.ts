import type { AuditKind } from '@medley/contract/administration/audit-log'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** Values of an event that no column has. */
export type AuditDetails = Record<string, string | number | boolean | null>

export interface AuditRow {
  id: number
  time: Date
  kind: AuditKind
  actorId: number | null
  actorName: string | null
  memberId: number | null
  memberName: string | null
  subject: string | null
  address: string | null
  details: AuditDetails
}

type NewEvent = Omit<AuditRow, 'id' | 'actorName' | 'memberName'>

export async function insertEvent(handle: Handle, event: NewEvent): Promise<void> {
  await handle
    .insertInto('audit_events')
    .values({
      time: event.time,
      kind: event.kind,
      actor_id: event.actorId,
      member_id: event.memberId,
      subject: event.subject,
      address: event.address,
      details: JSON.stringify(event.details),
    })
    .execute()
}

export interface EventFilter {
  kind?: AuditKind | undefined
  /** Events by or about this member. */
  memberId?: number | undefined
  /** Only events with a lower id. */
  before?: number | undefined
  limit: number
}

/** Events, newest first. */
export async function listEvents(handle: Handle, filter: EventFilter): Promise<AuditRow[]> {
  const { kind = null, memberId = null, before = null, limit } = filter
  const { rows } = await sql<AuditRow>`
    select event.id, event.time, event.kind, event.actor_id as "actorId",
      actor.username::text as "actorName", event.member_id as "memberId",
      member.username::text as "memberName", event.subject, event.address, event.details
    from audit_events as event
    left join users as actor on actor.id = event.actor_id
    left join users as member on member.id = event.member_id
    where (${kind}::text is null or event.kind = ${kind}::text)
      and (${memberId}::integer is null
        or event.actor_id = ${memberId}::integer or event.member_id = ${memberId}::integer)
      and (${before}::integer is null or event.id < ${before}::integer)
    order by event.id desc
    limit ${limit}
  `.execute(handle)
  return rows
}

export async function deleteEventsBefore(handle: Handle, time: Date): Promise<void> {
  await handle.deleteFrom('audit_events').where('time', '<', time).execute()
}
