import type { NotificationKind } from '@medley/contract/notification-settings'
import type { Notification } from '@medley/contract/notifications'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { letterAfterMs } from './notifications.letters.queries.ts'
import { listNotificationsOf, updateToRead, updateToReadUntil } from './notifications.queries.ts'
import {
  deleteCopyNotifications,
  deleteDecisionNotification,
  insertAlsoCommented,
  insertCommentNotification,
  insertDecisionNotification,
  insertLikeNotification,
  insertListLikeNotification,
  replaceCopyNotification,
  replaceEveningNotification,
  replaceFriendNotification,
  replaceSentWorkNotification,
} from './notifications.writing.queries.ts'
import { switchesOfKind } from './notifications.switches.service.ts'
import { presentNotification } from './notifications.view.ts'

/** An event, with its actor and recipient. */
interface Event {
  actorId: number
  recipientId: number
  time: Date
}

/** An event with how the recipient is told of it, or undefined if they do not want to be. */
async function withChannels<E extends Omit<Event, 'actorId'>>(
  tx: Tx,
  event: E,
  kind: NotificationKind,
) {
  const { site: isOnSite, mail } = await switchesOfKind(tx, event.recipientId, kind)
  if (!isOnSite && !mail) return undefined
  return { ...event, isOnSite, timeMailDue: mail ? mailDueAfter(event.time) : null }
}

function mailDueAfter(time: Date): Date {
  return new Date(time.getTime() + letterAfterMs)
}

/** Notifies a review's author and earlier commenters of a new comment, within the caller's transaction. */
export async function notifyOfComment(
  tx: Tx,
  event: Event & { reviewId: number; commentId: number },
): Promise<void> {
  if (event.actorId !== event.recipientId) {
    const wanted = await withChannels(tx, event, 'comment')
    if (wanted) await insertCommentNotification(tx, wanted)
  }
  await insertAlsoCommented(tx, {
    ...event,
    reviewAuthorId: event.recipientId,
    timeMailDue: mailDueAfter(event.time),
  })
}

/** Notifies a review's author of a new like, within the caller's transaction. */
export async function notifyOfLike(tx: Tx, event: Event & { reviewId: number }): Promise<void> {
  const wanted = await withChannels(tx, event, 'liked review')
  if (wanted) await insertLikeNotification(tx, wanted)
}

/** Notifies a list's owner of a new like, within the caller's transaction. */
export async function notifyOfListLike(tx: Tx, event: Event & { listId: number }): Promise<void> {
  const wanted = await withChannels(tx, event, 'liked list')
  if (wanted) await insertListLikeNotification(tx, wanted)
}

/** Notifies a member of words of others that were removed from a list that they copied, within the caller's transaction. */
export async function notifyOfChangedCopy(
  tx: Tx,
  event: { recipientId: number; listId: number; time: Date },
): Promise<void> {
  const wanted = await withChannels(tx, event, 'copied list changed')
  if (wanted) await replaceCopyNotification(tx, wanted)
}

/** Takes notices of changed copies away again that are unread, within the caller's transaction. */
export async function withdrawCopyNotices(tx: Tx, listIds: readonly number[]): Promise<void> {
  await deleteCopyNotifications(tx, listIds)
}

/** Notifies a member of a new friend request, within the caller's transaction. */
export async function notifyOfRequest(tx: Tx, event: Event): Promise<void> {
  const type = 'new friend request'
  const wanted = await withChannels(tx, event, type)
  if (wanted) await replaceFriendNotification(tx, { ...wanted, type })
}

/** Notifies a member of their approved request, within the caller's transaction. */
export async function notifyOfApproval(tx: Tx, event: Event): Promise<void> {
  const type = 'accepted friend request'
  const wanted = await withChannels(tx, event, type)
  if (wanted) await replaceFriendNotification(tx, { ...wanted, type })
}

/** Notifies a member of a work that a friend sent, within the caller's transaction. */
export async function notifyOfSentWork(
  tx: Tx,
  event: Event & { sentWorkId: number },
): Promise<void> {
  const type = 'sent work'
  const wanted = await withChannels(tx, event, type)
  if (wanted) await replaceSentWorkNotification(tx, { ...wanted, type, reviewId: null })
}

/** Notifies a member of a friend's rating of a work that they sent, within the caller's transaction. */
export async function notifyOfRatedSentWork(
  tx: Tx,
  event: Event & { sentWorkId: number; reviewId: number },
): Promise<void> {
  const type = 'rated sent work'
  const wanted = await withChannels(tx, event, type)
  if (wanted) await replaceSentWorkNotification(tx, { ...wanted, type })
}

/** Invites a member to an evening, or tells them of its choice, within the caller's transaction. */
export async function notifyOfEvening(
  tx: Tx,
  event: Event & { eveningId: number; type: 'evening invitation' | 'evening choice' },
): Promise<void> {
  const wanted = await withChannels(tx, event, event.type)
  if (wanted) await replaceEveningNotification(tx, wanted)
}

/** Notifies a member of an admin's decision, within the caller's transaction. */
export async function notifyOfDecision(
  tx: Tx,
  decision: { actId: number; recipientId: number; time: Date },
): Promise<void> {
  await insertDecisionNotification(tx, decision)
}

/** Takes the notification of a decision away again, within the caller's transaction. */
export async function withdrawNotice(tx: Tx, actId: number): Promise<void> {
  await deleteDecisionNotification(tx, actId)
}

interface Page {
  read?: boolean | undefined
  limit: number
  offset: number
}

/** The actor's notifications, newest first. */
export async function notificationsOf(
  ctx: Context,
  actor: Actor,
  { read, limit, offset }: Page,
): Promise<{ items: Notification[]; hasMoreItems: boolean }> {
  const rows = await listNotificationsOf(ctx.db, actor, { read, limit: limit + 1, offset })
  return {
    items: rows.slice(0, limit).map(presentNotification),
    hasMoreItems: rows.length > limit,
  }
}

/** Marks the actor's own notifications read; skips all other ids. */
export async function markRead(
  ctx: Context,
  actor: Actor,
  ids: readonly number[],
): Promise<{ updated: number }> {
  const updated = await transaction(ctx.db, (tx) => updateToRead(tx, actor.id, ids))
  return { updated }
}

/** Marks one of the actor's notifications and all earlier ones read. `hasUnread`: whether later ones are unread. */
export async function markReadUntil(
  ctx: Context,
  actor: Actor,
  lastId: number,
): Promise<{ updated: number; hasUnread: boolean }> {
  return transaction(ctx.db, async (tx) => {
    const updated = await updateToReadUntil(tx, actor.id, lastId)
    const later = await listNotificationsOf(tx, actor, { read: false, limit: 1, offset: 0 })
    return { updated, hasUnread: later.length > 0 }
  })
}
