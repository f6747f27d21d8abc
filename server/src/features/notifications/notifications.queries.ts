import type { NotificationType } from '@medley/contract/notifications'
import type { RequestStatus } from '@medley/contract/shapes'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { requestStatusFor } from '../friendships/friendships.visibility.ts'

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

/** A notification with its displayed data; `title` is null without a review. */
export interface NotificationRow {
  id: number
  type: NotificationType
  timeCreated: Date
  isRead: boolean
  actorId: number
  username: string
  profilePicture: string | null
  reviewId: number | null
  title: string | null
  requestStatus: RequestStatus
}

interface NotificationPage {
  /** Only read ones, or only unread ones. */
  read: boolean | undefined
  limit: number
  offset: number
}

/** A member's notifications, newest first, without those of people across a block. */
export async function listNotificationsOf(
  handle: Handle,
  recipient: Actor,
  { read, limit, offset }: NotificationPage,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    with page as materialized (
      select id, type, time_created, is_read, actor_id, recipient_id, review_id
      from notifications
      where recipient_id = ${recipient.id} and ${readCondition(read)}
        and ${noBlockBetween(recipient, 'notifications.actor_id')}
      order by time_created desc, id desc
      limit ${limit} offset ${offset}
    )
    select page.id, page.type, page.time_created as "timeCreated", page.is_read as "isRead",
      page.actor_id as "actorId", page.review_id as "reviewId", users.username,
      users.profile_picture as "profilePicture", works.title,
      ${requestStatusFor(recipient.id)} as "requestStatus"
    from page
    join users on users.id = page.actor_id
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
