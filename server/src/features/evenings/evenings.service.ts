import type { Evening, EveningSummary } from '@medley/contract/people/evenings'
import { limits } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import { AppError, forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { requireFriends } from '../friendships/friendships.service.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { type EveningFilter, listFits } from './evenings.candidates.queries.ts'
import { eveningInvitationNotification } from './evenings.notifications.ts'
import {
  deleteStaleEvenings,
  deleteVeto,
  endEveningRow,
  insertEvening,
  insertVeto,
  lockOpenEvening,
  type OpenEvening,
  updateToLeft,
} from './evenings.queries.ts'
import { rankForGroup } from './evenings.ranking.rules.ts'
import { listOpenEvenings, listProposals } from './evenings.reading.queries.ts'
import { toEvening, toSummary } from './evenings.view.ts'

const staleMs = 30 * 86_400_000

/**
 * Starts an evening with what suits the actor and the friends, who are notified. Throws `user_not_found`,
 * `blocked_by_them`, `blocked_by_you`, `forbidden` for members who are no friends, and `rate_limited`
 * where the actor has as many open evenings as they may.
 */
export function startEvening(
  ctx: Context,
  actor: Actor,
  { userIds, ...filter }: EveningFilter & { userIds: readonly number[] },
  { commit }: { commit: Commit },
): Promise<Evening> {
  return commit(async (tx) => {
    const guestIds = [...new Set(userIds)]
    await requireFriends(tx, actor, guestIds)
    const time = ctx.clock.now()
    const open = await deleteStaleEvenings(tx, actor.id, new Date(time.getTime() - staleMs))
    if (open >= limits.eveningsMax) throw new AppError('rate_limited')
    const fits = await listFits(tx, [actor.id, ...guestIds], filter)
    const proposals = rankForGroup(fits, limits.eveningProposals)
    const { medium, maxMinutes = null, maxPages = null } = filter
    const asked = { medium, maxMinutes, maxPages }
    const evening = { hostId: actor.id, guestIds, ...asked, proposals, time }
    const eveningId = await insertEvening(tx, evening)
    const event = { actorId: actor.id, time, eveningId }
    const events = guestIds.map((recipientId) => ({ ...event, recipientId }))
    await notifyMany(tx, eveningInvitationNotification, events)
    return showOpenEvening(ctx, tx, actor, eveningId)
  })
}

/** The open evenings of the last week that the actor hosts or is invited to, newest first. */
export async function showEvenings(
  ctx: Context,
  actor: Actor,
): Promise<{ items: EveningSummary[]; totalCount: number }> {
  const rows = await listOpenEvenings(ctx.db, actor, { now: ctx.clock.now(), limit: 50 })
  return { items: rows.map(toSummary), totalCount: rows.length }
}

/** An evening that is open to the actor. Throws `evening_not_found`. */
export async function showOpenEvening(
  ctx: Pick<Context, 'clock'>,
  handle: Handle,
  actor: Actor,
  id: number,
): Promise<Evening> {
  const [row] = await listOpenEvenings(handle, actor, { id, now: ctx.clock.now(), limit: 1 })
  if (!row) throw notFound('evening')
  return toEvening(row, await listProposals(handle, actor, id))
}

/** Locks an evening that is open to the actor. Throws `evening_not_found`. */
export async function requireOpenEvening(tx: Tx, actor: Actor, id: number): Promise<OpenEvening> {
  const evening = await lockOpenEvening(tx, actor, id)
  if (!evening) throw notFound('evening')
  return evening
}

interface Veto {
  eveningId: number
  workId: number
}

/** Vetoes a proposal. Throws `evening_not_found`, `work_not_found`, and `evening_closed` after the choice. */
export function vetoProposal(ctx: Context, actor: Actor, veto: Veto): Promise<Evening> {
  return changeVetoes(ctx, actor, veto, async (tx, own) => {
    if (!(await insertVeto(tx, own))) throw notFound('work')
  })
}

/** Takes back the actor's veto. Throws as `vetoProposal`. */
export function withdrawVeto(ctx: Context, actor: Actor, veto: Veto): Promise<Evening> {
  return changeVetoes(ctx, actor, veto, deleteVeto)
}

function changeVetoes(
  ctx: Context,
  actor: Actor,
  { eveningId, workId }: Veto,
  change: (tx: Tx, veto: Veto & { userId: number }) => Promise<void>,
): Promise<Evening> {
  return transaction(ctx.db, async (tx) => {
    const evening = await requireOpenEvening(tx, actor, eveningId)
    if (evening.workId !== null) throw new AppError('evening_closed')
    await change(tx, { eveningId, workId, userId: actor.id })
    return showOpenEvening(ctx, tx, actor, eveningId)
  })
}

/** Takes the actor out of an evening. Throws `evening_not_found`, `forbidden` for the host. */
export function leaveEvening(
  ctx: Context,
  actor: Actor,
  { eveningId: id }: { eveningId: number },
): Promise<{ id: number }> {
  return transaction(ctx.db, async (tx) => {
    const { hostId } = await requireOpenEvening(tx, actor, id)
    if (hostId === actor.id) throw forbidden()
    await updateToLeft(tx, id, actor.id)
    return { id }
  })
}

/** Ends the actor's evening. Throws `evening_not_found`, `forbidden` for those invited. */
export function endEvening(
  ctx: Context,
  actor: Actor,
  { eveningId: id }: { eveningId: number },
): Promise<{ id: number }> {
  return transaction(ctx.db, async (tx) => {
    const { hostId } = await requireOpenEvening(tx, actor, id)
    if (hostId !== actor.id) throw forbidden()
    await endEveningRow(tx, id, ctx.clock.now())
    return { id }
  })
}
