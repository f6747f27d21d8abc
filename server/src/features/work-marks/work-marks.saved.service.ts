import type { MarkingFriends } from '@medley/contract/library/engagements'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkMarks } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { restoreMark } from '../acts/acts.service.ts'
import { notify, withdraw } from '../notifications/notifications.service.ts'
import { savedFromReviewNotification } from './work-marks.notifications.ts'
import {
  isUnreadOfSaver,
  lockFriendToNotify,
  type SavedFromReview,
} from './work-marks.saved.queries.ts'
import {
  addMarks,
  type FriendQuery,
  hasMark,
  listMarkedWorks,
  listMarkingFriends,
  type MarkPage,
  removeMark,
  removeMarks,
  type WorkName,
} from './work-marks.service.ts'
import { findWorkByExternalId, requireWork } from '../works/works.service.ts'

/**
 * Saves a work for later; repeatable. A friend whose review of it led the actor to it is notified once. Throws
 * `work_not_found`.
 */
export async function saveForLater(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
  fromReviewId?: number,
): Promise<void> {
  const work = await requireWork(ctx.db, actor, medium, id)
  await transaction(ctx.db, async (tx) => {
    const time = ctx.clock.now()
    const named = { userId: actor.id, workId: work.id }
    const isRestored = await restoreMark(ctx, tx, 'saved_works', named)
    const added = await addMarks(tx, 'saved_works', actor.id, [work], time)
    await ctx.events.marksChanged(tx, { userId: actor.id, medium })
    if ((isRestored || added > 0) && fromReviewId !== undefined) {
      await notifyReviewer(tx, actor, { workId: work.id, reviewId: fromReviewId, time })
    }
  })
}

async function notifyReviewer(
  tx: Tx,
  actor: Actor,
  { time, ...saved }: SavedFromReview & { time: Date },
): Promise<void> {
  const recipientId = await lockFriendToNotify(tx, actor, saved)
  if (recipientId === undefined) return
  const event = { actorId: actor.id, recipientId, time, reviewId: saved.reviewId }
  await notify(tx, savedFromReviewNotification, event)
}

interface SavedName {
  medium: Medium
  workId: string
  /** True if the id is the data source's. */
  idIsExternal: boolean
}

/**
 * Removes the mark, and the unread notification of it; returns 0 if nothing was saved or the work is
 * unknown.
 */
export async function unsaveForLater(
  ctx: Context,
  actor: Actor,
  { medium, workId, idIsExternal }: SavedName,
): Promise<0 | 1> {
  const id = idIsExternal ? await findWorkByExternalId(ctx.db, medium, workId) : ownId(workId)
  if (id === undefined) return 0
  return removeMark(ctx, 'saved_works', actor, { id, medium }, (tx) =>
    withdraw(tx, savedFromReviewNotification, isUnreadOfSaver(actor, id)),
  )
}

function ownId(text: string): number {
  const id = Number(text)
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > limits.idMax) {
    throw invalidValue('workId', 'Must be a whole number')
  }
  return id
}

/** Removes many marks, on the caller's transaction; works that were not saved are skipped. */
export async function removeSaved(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<void> {
  await removeMarks(handle, 'saved_works', userId, workIds)
}

export function isSavedForLater(ctx: Context, viewer: Viewer, work: WorkName): Promise<boolean> {
  return hasMark(ctx, 'saved_works', viewer, work)
}

/** A page of the works a user saved. Throws `user_not_found` or `blocked_by_them`. */
export function listSavedWorks(ctx: Context, viewer: Viewer, page: MarkPage): Promise<WorkMarks> {
  return listMarkedWorks(ctx, 'saved_works', viewer, page)
}

/** The actor's friends who saved a work, latest first. Throws `work_not_found`. */
export function listFriendsWhoSaved(
  ctx: Context,
  actor: Actor,
  query: FriendQuery,
): Promise<MarkingFriends> {
  return listMarkingFriends(ctx, 'saved_works', actor, query)
}
