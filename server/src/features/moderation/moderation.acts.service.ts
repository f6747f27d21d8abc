import type { AuditKind } from '@medley/contract/administration/audit-log'
import { forbidden, invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { withdraw } from '../notifications/notifications.service.ts'
import { reopenCase } from '../reports/reports.cases.service.ts'
import { notifyMemberJob } from './moderation.jobs.ts'
import { isAboutAct, noticeNotification } from './moderation.notifications.ts'
import {
  type Act,
  type ActKind,
  type ActType,
  deleteSuspension,
  insertAct,
  lockAct,
  lockMember,
  updateToUndone,
  writeSuspension,
} from './moderation.queries.ts'
import type { RemovableType, RemovalPart, RemovalTarget } from '../../ports/removal-target.ts'
import type { Targets } from '../../ports/targets.ts'

export type { RemovableType }

/** The parts of the context that acts need; the command has no more. */
export type ModerationContext = Pick<
  Context,
  'clock' | 'db' | 'identityProvider' | 'jobs' | 'targets'
>

/** Time to undo an act before its member is notified. */
const undoSeconds = 10

/** Who acts, why, and in which case; without an admin: the operator's command. */
export interface Cause {
  adminId: number | null
  caseId: number | null
  reason: string
}

interface NewAct {
  act: ActKind
  type: ActType
  itemId: number
  memberId: number | null
  summary: string
  timeEnds?: Date | null
  kept?: unknown
}

const kinds: Record<ActKind, AuditKind> = {
  remove: 'content-removed',
  warn: 'member-warned',
  suspend: 'member-suspended',
  restore: 'member-restored',
  dismiss: 'report-dismissed',
}

/** Writes an act and its audit event, and has its member notified once it can no longer be undone at once. */
export async function writeAct(
  ctx: ModerationContext,
  tx: Tx,
  cause: Cause,
  { timeEnds = null, kept = null, ...act }: NewAct,
): Promise<number> {
  const time = ctx.clock.now()
  const id = await insertAct(tx, { ...cause, ...act, timeEnds, kept, time })
  await recordEvent(ctx, tx, {
    kind: kinds[act.act],
    actorId: cause.adminId ?? undefined,
    memberId: act.memberId ?? undefined,
    subject: `${act.type} ${act.itemId}`,
    details: { act: id, reason: cause.reason },
  })
  const isNotified = act.act !== 'dismiss' && act.memberId !== null
  if (isNotified)
    await ctx.jobs.enqueue(tx, notifyMemberJob, { actId: id }, { afterSeconds: undoSeconds })
  return id
}

/** Removes an item; returns the id of the act. A picture has its member's id. Throws `item_not_found`. */
export async function removeItem(
  ctx: ModerationContext,
  tx: Tx,
  cause: Cause,
  { type, id }: { type: RemovableType; id: number },
): Promise<number> {
  const removed = await removalTargetOf(ctx.targets, type).remove(
    tx,
    id,
    partsOf(ctx.targets, type),
  )
  if (!removed) throw notFound('item')
  return writeAct(ctx, tx, cause, { act: 'remove', type, itemId: id, ...removed })
}

/** Suspends a member, or changes why and until when. Throws `own_item` for admins, `validation_error`. */
export async function suspendMember(
  ctx: ModerationContext,
  tx: Tx,
  cause: Cause,
  { memberId, until }: { memberId: number; until: Date | null },
): Promise<number> {
  const time = ctx.clock.now()
  if (until && until <= time) throw invalidValue('until', 'Must be in the future')
  const { username, isAdmin } = await requireMember(ctx, tx, memberId)
  if (isAdmin) throw forbidden('own_item')
  await writeSuspension(tx, { userId: memberId, reason: cause.reason, time, timeEnds: until })
  const about = { type: 'user', itemId: memberId, memberId, summary: username } as const
  return writeAct(ctx, tx, cause, { act: 'suspend', ...about, timeEnds: until })
}

/** Lifts a suspension. Throws `item_not_found` if there is none. */
export async function restoreMember(
  ctx: ModerationContext,
  tx: Tx,
  cause: Cause,
  memberId: number,
): Promise<number> {
  const { username } = await requireMember(ctx, tx, memberId)
  if (!(await deleteSuspension(tx, memberId))) throw notFound('item')
  const about = { type: 'user', itemId: memberId, memberId, summary: username } as const
  return writeAct(ctx, tx, cause, { act: 'restore', ...about })
}

async function requireMember(
  ctx: ModerationContext,
  tx: Tx,
  id: number,
): Promise<{ username: string; isAdmin: boolean }> {
  const member = await lockMember(ctx, tx, id)
  if (!member) throw notFound('item')
  return member
}

/** Reverts an act and opens its case again. Throws `act_not_found`, also for what is no longer kept. */
export function undoAct(
  ctx: ModerationContext,
  adminId: number | null,
  id: number,
): Promise<{ actId: number; undone: true }> {
  return transaction(ctx.db, async (tx) => {
    const act = await lockAct(tx, id)
    if (!act || act.isUndone || !(await revert(ctx, tx, act))) throw notFound('act')
    const { caseId, type, itemId, memberId } = act
    await updateToUndone(tx, id, ctx.clock.now())
    await withdraw(tx, noticeNotification, isAboutAct(id))
    if (caseId !== null) await reopenCase(tx, caseId)
    const event = { kind: 'act-undone', subject: `${type} ${itemId}` } as const
    const details = { act: id, undone: act.act }
    await recordEvent(ctx, tx, {
      ...event,
      actorId: adminId ?? undefined,
      memberId: memberId ?? undefined,
      details,
    })
    return { actId: id, undone: true as const }
  })
}

function removalTargetOf({ removals }: Targets, type: RemovableType): RemovalTarget {
  const target = removals.get(type)
  if (!target) throw new Error(`No feature removes a ${type}`)
  return target
}

function partsOf({ removalParts }: Targets, type: RemovableType): RemovalPart[] {
  return removalParts.filter((part) => part.of === type)
}

async function revert(
  { targets }: ModerationContext,
  tx: Tx,
  { act, type, itemId, memberId, kept }: Act,
): Promise<boolean> {
  if (act === 'suspend') return memberId !== null && deleteSuspension(tx, memberId)
  if (act === 'restore') return false
  if (act !== 'remove') return true
  if (type === 'user' || kept === null) return false
  const target = removalTargetOf(targets, type)
  return target.restore(tx, itemId, target.kept.parse(kept), partsOf(targets, type))
}
