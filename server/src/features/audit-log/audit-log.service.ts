import type { AuditEvent, AuditKind } from '@medley/contract/administration/audit-log'
import type { Endpoint } from '@medley/contract/endpoint'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { requestAddress } from '../../load/running-work.ts'
import { requireUser } from '../profiles/profiles.service.ts'
import {
  type AuditDetails,
  deleteEventsBefore,
  insertEvent,
  listEvents,
} from './audit-log.queries.ts'
import { toEvent } from './audit-log.view.ts'

const retention = 180 * 24 * 3_600_000

interface Event {
  kind: AuditKind
  /** Who acts; absent for visitors, the product itself and the operator's command. */
  actorId?: number | undefined
  /** The member it happens to. */
  memberId?: number | undefined
  /** The content or account concerned, such as `review 12`. */
  subject?: string | undefined
  /** Never passwords, tokens or what members wrote. */
  details?: AuditDetails
}

/**
 * Adds an event to the audit log, in the caller's transaction if there is one. Within a request, the
 * event carries the caller's address.
 */
export async function recordEvent(
  { clock }: Pick<Context, 'clock'>,
  handle: Handle,
  { kind, actorId, memberId, subject, details = {} }: Event,
): Promise<void> {
  await insertEvent(handle, {
    time: clock.now(),
    kind,
    actorId: actorId ?? null,
    memberId: memberId ?? null,
    subject: subject ?? null,
    address: requestAddress() ?? null,
    details,
  })
}

/** Records a successful call that only admins may make. */
export async function recordAdminAct(
  ctx: Context,
  actor: Actor,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  params: unknown,
): Promise<void> {
  const details = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const event = { kind: 'admin-act', actorId: actor.id, subject: `${method} ${path}` } as const
  await recordEvent(ctx, ctx.db, { ...event, details })
}

interface Filter {
  kind?: AuditKind | undefined
  /** A username. */
  member?: string | undefined
  before?: number | undefined
  limit: number
}

/** A page of the audit log, newest first. Throws `user_not_found`. */
export async function showEvents(
  { db }: Pick<Context, 'db'>,
  { member, limit, ...filter }: Filter,
): Promise<{ items: AuditEvent[]; before: number | null }> {
  const memberId = member === undefined ? undefined : (await requireUser(db, member)).id
  const rows = await listEvents(db, { ...filter, memberId, limit: limit + 1 })
  const items = rows.slice(0, limit).map(toEvent)
  return { items, before: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** Removes events after 180 days. */
export async function removeOldEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEventsBefore(db, new Date(clock.now().getTime() - retention))
}
