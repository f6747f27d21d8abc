import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { isMailed, isOnSite } from './notifications.switches.visibility.ts'

/** An event for one recipient: whether it is shown on the site, and when a letter is due at the latest. */
interface NewNotification {
  recipientId: number
  actorId: number
  time: Date
  isOnSite: boolean
  timeMailDue: Date | null
}

const columnsOf = ({ recipientId, actorId, time, isOnSite, timeMailDue }: NewNotification) => ({
  recipient_id: recipientId,
  actor_id: actorId,
  time_created: time,
  is_on_site: isOnSite,
  time_mail_due: timeMailDue,
})

export async function insertCommentNotification(
  handle: Handle,
  added: NewNotification & { reviewId: number; commentId: number },
): Promise<void> {
  await handle
    .insertInto('notifications')
    .values({
      ...columnsOf(added),
      type: 'comment',
      review_id: added.reviewId,
      comment_id: added.commentId,
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
      ...columnsOf(added),
      type: 'liked review',
      review_id: added.reviewId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** As `insertLikeNotification`, for a list. */
export async function insertListLikeNotification(
  handle: Handle,
  added: NewNotification & { listId: number },
): Promise<void> {
  await handle
    .insertInto('notifications')
    .values({
      ...columnsOf(added),
      type: 'liked list',
      list_id: added.listId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds a notification of a changed copy, replacing an earlier one of the same list. */
export async function replaceCopyNotification(
  handle: Handle,
  added: Omit<NewNotification, 'actorId'> & { listId: number },
): Promise<void> {
  await sql`
    insert into notifications (
      recipient_id, type, list_id, time_created, is_on_site, time_mail_due
    )
    values (
      ${added.recipientId}, 'copied list changed', ${added.listId}, ${added.time},
      ${added.isOnSite}, ${added.timeMailDue}
    )
    on conflict (list_id) where type = 'copied list changed'
    do update set id = default, time_created = excluded.time_created, is_read = false,
      is_on_site = excluded.is_on_site, time_mail_due = excluded.time_mail_due, letter_id = null
  `.execute(handle)
}

export async function deleteCopyNotifications(
  handle: Handle,
  listIds: readonly number[],
): Promise<void> {
  await handle
    .deleteFrom('notifications')
    .where('type', '=', 'copied list changed')
    .where('list_id', '=', sql<number>`any(${listIds}::integer[])`)
    .where('is_read', '=', false)
    .execute()
}

/** Adds a notification of a sent work, or of its rating, replacing an earlier one of the same. */
export async function replaceSentWorkNotification(
  handle: Handle,
  added: NewNotification & { sentWorkId: number } & (
      | { type: 'sent work'; reviewId: null }
      | { type: 'rated sent work'; reviewId: number }
    ),
): Promise<void> {
  await sql`
    insert into notifications (
      recipient_id, actor_id, type, sent_work_id, review_id, time_created, is_on_site, time_mail_due
    )
    values (
      ${added.recipientId}, ${added.actorId}, ${added.type}, ${added.sentWorkId}, ${added.reviewId},
      ${added.time}, ${added.isOnSite}, ${added.timeMailDue}
    )
    on conflict (sent_work_id, type) where sent_work_id is not null
    do update set id = default, review_id = excluded.review_id,
      time_created = excluded.time_created, is_read = false, is_on_site = excluded.is_on_site,
      time_mail_due = excluded.time_mail_due, letter_id = null
  `.execute(handle)
}

/** Adds a notification of an evening, replacing an earlier one of the kind. */
export async function replaceEveningNotification(
  handle: Handle,
  added: NewNotification & { eveningId: number; type: 'evening invitation' | 'evening choice' },
): Promise<void> {
  await sql`
    insert into notifications (
      recipient_id, actor_id, type, evening_id, time_created, is_on_site, time_mail_due
    )
    values (
      ${added.recipientId}, ${added.actorId}, ${added.type}, ${added.eveningId}, ${added.time},
      ${added.isOnSite}, ${added.timeMailDue}
    )
    on conflict (evening_id, recipient_id, type) where evening_id is not null
    do update set id = default, time_created = excluded.time_created, is_read = false,
      is_on_site = excluded.is_on_site, time_mail_due = excluded.time_mail_due, letter_id = null
  `.execute(handle)
}

/** Adds a notification of a request or an approval, replacing an earlier one between the two. */
export async function replaceFriendNotification(
  handle: Handle,
  added: NewNotification & { type: 'new friend request' | 'accepted friend request' },
): Promise<void> {
  await sql`
    insert into notifications
      (recipient_id, actor_id, type, time_created, is_on_site, time_mail_due)
    values (
      ${added.recipientId}, ${added.actorId}, ${added.type}, ${added.time}, ${added.isOnSite},
      ${added.timeMailDue}
    )
    on conflict (recipient_id, actor_id, type)
    where type in ('new friend request', 'accepted friend request')
    do update set id = default, time_created = excluded.time_created, is_read = false,
      is_on_site = excluded.is_on_site, time_mail_due = excluded.time_mail_due, letter_id = null
  `.execute(handle)
}

/** Earlier commenters of a review who are told of another comment, the latest ones. */
const earlierCommentersMax = 50

/**
 * Notifies members who commented on a review before, and want it, of another comment, unless the same author's
 * earlier one is still unread, or a block keeps them from it. Skips accounts that are being deleted.
 */
export async function insertAlsoCommented(
  handle: Handle,
  added: {
    reviewId: number
    reviewAuthorId: number
    commentId: number
    actorId: number
    time: Date
    timeMailDue: Date
  },
): Promise<void> {
  const { reviewId, reviewAuthorId, actorId } = added
  await sql`
    with earlier as (
      select author_id as id, 'also commented' as kind from comments
      where review_id = ${reviewId} and not is_filtered
        and author_id not in (${actorId}, ${reviewAuthorId})
      group by author_id order by max(id) desc limit ${earlierCommentersMax}
    ), wishes as (
      select earlier.id, ${isOnSite('earlier.id', 'earlier.kind')} as on_site,
        ${isMailed('earlier.id', 'earlier.kind')} as by_mail
      from earlier
      where not exists (
        select from blocks
        where (blocker_id = earlier.id and blocked_id in (${actorId}, ${reviewAuthorId}))
          or (blocked_id = earlier.id and blocker_id in (${actorId}, ${reviewAuthorId}))
      ) and not exists (
        select from notifications as told
        where told.recipient_id = earlier.id and told.actor_id = ${actorId}
          and told.review_id = ${reviewId} and told.type = 'also commented' and not told.is_read
      )
    ), recipients as (
      select users.id from users where users.id in (select id from wishes)
      order by users.id for key share skip locked
    )
    insert into notifications (
      recipient_id, actor_id, type, review_id, comment_id, time_created, is_on_site, time_mail_due
    )
    select id, ${actorId}, 'also commented', ${reviewId}, ${added.commentId}, ${added.time}, on_site,
      case when by_mail then ${added.timeMailDue}::timestamptz end
    from wishes
    where (on_site or by_mail) and id in (select id from recipients)
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
