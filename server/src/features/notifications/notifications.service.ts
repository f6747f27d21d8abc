import type { Notification } from '@medley/contract/accounts/notifications'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import type { NotificationKind } from '../../ports/notification-kind.ts'
import { letterAfterMs } from './notifications.letters.queries.ts'
import { listNotificationsOf, updateToRead, updateToReadUntil } from './notifications.queries.ts'
import {
  deleteNotifications,
  insertNotifications,
  rowsForEach,
  rowsOf,
} from './notifications.writing.queries.ts'
import { toNotification } from './notifications.view.ts'

/** The parts of a kind that writing needs. */
type WrittenKind<About> = Pick<
  NotificationKind<NotificationKind['type'], About>,
  'type' | 'columns' | 'replaces'
>

interface Event {
  /** Absent where nobody acts. */
  actorId?: number
  recipientId: number
  time: Date
}

/** Notifies a member of an event as they want it, within the caller's transaction. */
export function notify<About>(
  tx: Tx,
  kind: WrittenKind<About>,
  event: Event & About,
): Promise<void> {
  return notifyMany(tx, kind, [event])
}

/** As `notify`, of several events of one kind, in one statement. */
export async function notifyMany<About>(
  tx: Tx,
  kind: WrittenKind<About>,
  events: readonly (Event & About)[],
): Promise<void> {
  if (events.length === 0) return
  const added = events.map((event) => ({
    recipientId: event.recipientId,
    actorId: event.actorId ?? null,
    time: event.time,
    timeMailDue: mailDueAfter(event.time),
    ownColumns: kind.columns?.(event) ?? {},
  }))
  await insertNotifications(tx, kind, rowsOf(added))
}

/** As `notify`, for each member in a subselect of ids, in one statement. */
export async function notifyEach<About>(
  tx: Tx,
  kind: WrittenKind<About>,
  event: { actorId?: number; recipientIds: RawBuilder<number>; time: Date } & About,
): Promise<void> {
  const { actorId = null, recipientIds, time } = event
  const ownColumns = kind.columns?.(event) ?? {}
  const added = { actorId, time, timeMailDue: mailDueAfter(time), ownColumns }
  await insertNotifications(tx, kind, rowsForEach(recipientIds, added))
}

function mailDueAfter(time: Date): Date {
  return new Date(time.getTime() + letterAfterMs)
}

/** Takes notifications of a kind and a condition away again, within the caller's transaction. */
export async function withdraw(
  tx: Tx,
  { type }: Pick<NotificationKind, 'type'>,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  await deleteNotifications(tx, type, condition)
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
  const { notifications: kinds } = ctx.targets
  const rows = await listNotificationsOf(ctx.db, kinds, actor, { read, limit: limit + 1, offset })
  return {
    items: rows.slice(0, limit).map((row) => toNotification(kinds, row)),
    hasMoreItems: rows.length > limit,
  }
}

/** Marks the actor's own notifications read; skips all other ids. */
export async function markRead(
  ctx: Context,
  actor: Actor,
  { notifications: ids }: { notifications: readonly number[] },
): Promise<{ updated: number }> {
  const updated = await transaction(ctx.db, (tx) => updateToRead(tx, actor.id, ids))
  return { updated }
}

/** Marks one of the actor's notifications and all earlier ones read. `hasUnread`: whether later ones are unread. */
export async function markReadUntil(
  ctx: Context,
  actor: Actor,
  { notificationId: lastId }: { notificationId: number },
): Promise<{ updated: number; hasUnread: boolean }> {
  return transaction(ctx.db, async (tx) => {
    const updated = await updateToReadUntil(tx, actor.id, lastId)
    const page = { read: false, limit: 1, offset: 0 }
    const later = await listNotificationsOf(tx, ctx.targets.notifications, actor, page)
    return { updated, hasUnread: later.length > 0 }
  })
}
