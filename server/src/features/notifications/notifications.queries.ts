import type { NotificationType } from '@medley/contract/notifications'
import type { RequestStatus, WorkRef } from '@medley/contract/shapes'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { requestStatusFor } from '../friendships/friendships.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'

interface NewNotification {
  recipientId: number
  actorId: number
  time: Date
}

export async function insertCommentNotification(
  handle: Handle,
  added: NewNotification & { reviewId: number; commentId: number },
): Promise<void> {
  await handle
    .insertInto('notifications')
    .values({
      recipient_id: added.recipientId,
      actor_id: added.actorId,
      type: 'comment',
      review_id: added.reviewId,
      comment_id: added.commentId,
      time_created: added.time,
    })
    .execute()
}

/** A like removed and given again may still have its read notification, which stays. */
export async function insertLikeNotification(
  handle: Handle,
  added: NewNotification & { reviewId: number },
): Promise<void> {
  await handle
    .insertInto('notifications')
    .values({
      recipient_id: added.recipientId,
      actor_id: added.actorId,
      type: 'liked review',
      review_id: added.reviewId,
      time_created: added.time,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds a notification of a request or an approval, replacing an earlier one between the two. */
export async function replaceFriendNotification(
  handle: Handle,
  added: NewNotification & { type: 'new friend request' | 'accepted friend request' },
): Promise<void> {
  await sql`
    insert into notifications (recipient_id, actor_id, type, time_created)
    values (${added.recipientId}, ${added.actorId}, ${added.type}, ${added.time})
    on conflict (recipient_id, actor_id, type) where review_id is null
    do update set id = default, time_created = excluded.time_created, is_read = false
  `.execute(handle)
}

export async function insertDecisionNotification(
  handle: Handle,
  added: { actId: number; recipientId: number; time: Date },
): Promise<void> {
  await handle
    .insertInto('notifications')
    .values({
      recipient_id: added.recipientId,
      type: 'moderation notice',
      act_id: added.actId,
      time_created: added.time,
    })
    .execute()
}

export async function deleteDecisionNotification(handle: Handle, actId: number): Promise<void> {
  await handle.deleteFrom('notifications').where('act_id', '=', actId).execute()
}

/** A decision of an admin about the recipient. */
export interface NoticeRow {
  id: number
  act: 'remove' | 'warn' | 'suspend' | 'restore'
  type: 'user' | 'review' | 'comment' | 'list' | 'picture' | 'work'
  summary: string
  reason: string
  timeEnds: string | null
}

/** A notification with its displayed data: an actor, or a notice; `work` is null without a review. */
export interface NotificationRow {
  id: number
  type: NotificationType
  timeCreated: Date
  isRead: boolean
  actorId: number | null
  username: string | null
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  reviewId: number | null
  work: (WorkRef & { creators: string[] }) | null
  requestStatus: RequestStatus
  notice: NoticeRow | null
}

interface NotificationPage {
  /** Only read ones, or only unread ones. */
  read: boolean | undefined
  limit: number
  offset: number
}

/** A member's notifications, newest first, without those of people across a block or mute and of filtered comments. */
export async function listNotificationsOf(
  handle: Handle,
  recipient: Actor,
  { read, limit, offset }: NotificationPage,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    with page as materialized (
      select id, type, time_created, is_read, actor_id, recipient_id, review_id,
        act_id
      from notifications
      where recipient_id = ${recipient.id} and ${readCondition(read)}
        and (actor_id is null or ${noBlockBetween(recipient, 'notifications.actor_id')})
        and ${notMuted(recipient, 'notifications.actor_id')}
        and not exists (select from comments where comments.id = comment_id and is_filtered)
      order by time_created desc, id desc
      limit ${limit} offset ${offset}
    )
    select page.id, page.type, page.time_created as "timeCreated", page.is_read as "isRead",
      page.actor_id as "actorId", page.review_id as "reviewId", users.username,
      users.first_name as "firstName", users.last_name as "lastName",
      users.profile_picture as "profilePicture",
      case when works.id is not null then json_build_object(
        'id', works.id, 'medium', works.medium, 'title', works.title,
        'posterSource', works.poster_source, 'creators', works.creators
      ) end as work,
      ${requestStatusFor(recipient.id)} as "requestStatus",
      case when acts.id is not null then json_build_object(
        'id', acts.id, 'act', acts.act, 'type', acts.type, 'summary', acts.summary,
        'reason', acts.reason, 'timeEnds', acts.time_ends
      ) end as notice
    from page
    left join users on users.id = page.actor_id
    left join moderation_acts as acts on acts.id = page.act_id
    left join reviews on reviews.id = page.review_id
    left join works on works.id = reviews.work_id
    left join friendships on page.review_id is null
      and friendships.lower_id = least(page.actor_id, page.recipient_id)
      and friendships.higher_id = greatest(page.actor_id, page.recipient_id)
    order by page.time_created desc, page.id desc
  `.execute(handle)
  return rows
}

/** A literal instead of a parameter, so that the partial index of unread ones applies. */
function readCondition(read: boolean | undefined) {
  if (read === undefined) return sql`true`
  return read ? sql`is_read` : sql`not is_read`
}

/** Marks a notification of a member and all earlier ones read; returns the number previously unread. */
export async function updateToReadUntil(
  handle: Handle,
  recipientId: number,
  lastId: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notifications set is_read = true
    where id in (
      select id from notifications
      where recipient_id = ${recipientId} and not is_read and id <= ${lastId}
      order by id for update
    )
  `.execute(handle)
  return Number(numAffectedRows ?? 0n)
}

/** Marks a member's own notifications read; returns the number previously unread. */
export async function updateToRead(
  handle: Handle,
  recipientId: number,
  ids: readonly number[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notifications set is_read = true
    where id in (
      select id from notifications
      where id = any(${ids}::integer[]) and recipient_id = ${recipientId} and not is_read
      order by id for update
    )
  `.execute(handle)
  return Number(numAffectedRows ?? 0n)
}
