import type { Evening } from '@medley/contract/people/evenings'
import type { Actor } from '../../actor.ts'
import { AppError, forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { addViewing, hasViewingOf } from '../viewings/viewings.service.ts'
import { eveningChoiceNotification } from './evenings.notifications.ts'
import { findConfirmation, updateChoice, updateConfirmation } from './evenings.queries.ts'
import { findProposal, listGuestIds, listUnconfirmedIds } from './evenings.reading.queries.ts'
import { requireOpenEvening, showOpenEvening } from './evenings.service.ts'

/**
 * Chooses a proposal of the actor's evening, and tells those invited. Throws `evening_not_found`,
 * `forbidden` for those invited, `work_not_found`, `validation_error` for a day in the future, and
 * `evening_closed` for a vetoed work and once somebody confirmed the choice.
 */
export function chooseWork(
  ctx: Context,
  actor: Actor,
  { eveningId: id, ...choice }: { eveningId: number } & { workId: number; day: string },
): Promise<Evening> {
  refuseFutureDate(ctx.clock, choice.day, 'day')
  return transaction(ctx.db, async (tx) => {
    const evening = await requireOpenEvening(tx, actor, id)
    if (evening.hostId !== actor.id) throw forbidden()
    const proposal = await findProposal(tx, id, choice.workId)
    if (!proposal) throw notFound('work')
    if (proposal.isVetoed || evening.isConfirmed) throw new AppError('evening_closed')
    await updateChoice(tx, id, choice)
    await notifyOfChoice(ctx, tx, actor, {
      eveningId: id,
      recipientIds: await listGuestIds(tx, id),
    })
    return showOpenEvening(ctx, tx, actor, id)
  })
}

/** Adds the choice to the actor's diary, once, and tells the others if the actor is the first. Throws `evening_not_found`, and `evening_closed` before a choice. */
export function confirmEvening(
  ctx: Context,
  actor: Actor,
  { eveningId: id }: { eveningId: number },
): Promise<Evening> {
  return transaction(ctx.db, async (tx) => {
    const { workId, day, medium, isConfirmed } = await requireOpenEvening(tx, actor, id)
    if (workId === null) throw new AppError('evening_closed')
    if ((await findConfirmation(tx, id, actor.id)) === null) {
      const work = { id: workId, medium }
      const isRepeat = await hasViewingOf(tx, actor, workId)
      const draft = { work, day, isRepeat, tags: [] }
      const viewing = await addViewing(ctx, actor, draft, { commit: async (write) => write(tx) })
      await updateConfirmation(tx, { eveningId: id, userId: actor.id, viewingId: viewing.id })
      if (!isConfirmed) {
        const recipientIds = await listUnconfirmedIds(tx, id)
        await notifyOfChoice(ctx, tx, actor, { eveningId: id, recipientIds })
      }
    }
    return showOpenEvening(ctx, tx, actor, id)
  })
}

/** Replaces the others' notification of the choice, so that each can confirm it by one press. */
async function notifyOfChoice(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { eveningId, recipientIds }: { eveningId: number; recipientIds: readonly number[] },
): Promise<void> {
  const event = { actorId: actor.id, time: ctx.clock.now(), eveningId }
  const events = recipientIds.map((recipientId) => ({ ...event, recipientId }))
  await notifyMany(tx, eveningChoiceNotification, events)
}
