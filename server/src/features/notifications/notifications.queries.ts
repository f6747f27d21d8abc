import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { NotificationType } from '@medley/contract/notifications'
import type { RequestStatus, WorkRef } from '@medley/contract/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { isOpenTo } from '../evenings/evenings.visibility.ts'
import { friendIdsOf, requestStatusFor } from '../friendships/friendships.visibility.ts'
import { shownTitle } from '../lists/lists.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isReceived, noteFor } from '../sent-works/sent-works.visibility.ts'
import { isShownTo } from './notifications.switches.visibility.ts'

/** A decision of an admin about the recipient. */
export interface NoticeRow {
  id: number
  act: 'remove' | 'warn' | 'suspend' | 'restore'
  type: 'user' | 'review' | 'comment' | 'list' | 'picture' | 'work' | 'sentWork' | 'remark'
  summary: string
  reason: string
  timeEnds: string | null
}

/** A notification with its displayed data: an actor, or a notice; `work` is that of a review or a sending. */
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
  /** Of the review. */
  rating: number | null
  sentWorkId: number | null
  evening: { id: number; medium: Medium } | null
  /** Of the sending, without one that the recipient's filter words hide. */
  note: string | null
  work: (WorkRef & { creators: string[] }) | null
  reviewAuthor: { username: string; firstName: string | null; lastName: string | null } | null
  list: { id: number; title: string; owner: { username: string } } | null
  requestStatus: RequestStatus
  notice: NoticeRow | null
}

/** How many rows, and how many newer ones are left out. */
interface Part {
  limit: number
  offset?: number
}

interface NotificationPage extends Part {
  /** Only read ones, or only unread ones. */
  read: boolean | undefined
}

/** A member's notifications on the site, newest first. */
export async function listNotificationsOf(
  handle: Handle,
  recipient: Actor,
  { read, ...part }: NotificationPage,
): Promise<NotificationRow[]> {
  const isShown = sql<SqlBool>`${readCondition(read)} and is_on_site
    and ${isShownTo(recipient.id, 'notifications.type')}`
  const { rows } = await selectVisible(recipient, isShown, part).execute(handle)
  return rows
}

/**
 * A condition: the recipient may see the notification; no block or mute is between them and its actor, or
 * between them and the author of the review, no filter word hides its comment, and those who send works
 * to each other are friends.
 */
function isVisibleTo(recipient: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (actor_id is null or ${noBlockBetween(recipient, 'notifications.actor_id')})
    and ${notMuted(recipient, 'notifications.actor_id')}
    and not exists (select from comments where comments.id = comment_id and is_filtered)
    and (type <> 'also commented' or exists (
      select from reviews where reviews.id = review_id
        and ${noBlockBetween(recipient, 'reviews.author_id')}
    ))
    and (type <> 'sent work' or exists (
      select from sent_works join works on works.id = sent_works.work_id
      where sent_works.id = notifications.sent_work_id and ${isReceived(recipient)}
    ))
    and (evening_id is null or exists (
      select from evenings where evenings.id = notifications.evening_id and ${isOpenTo(recipient)}
        and (type = 'evening choice') = (evenings.work_id is not null)
    ))
    and (type <> 'rated sent work' or actor_id in ${friendIdsOf(recipient.id)})
  )`
}

/** Selects the member's visible notifications of a condition with their displayed data, newest first. */
export function selectVisible(
  recipient: Actor,
  condition: RawBuilder<SqlBool>,
  part: Part,
): RawBuilder<NotificationRow> {
  return sql<NotificationRow>`
    with page as materialized (
      select id, type, time_created, is_read, actor_id, recipient_id, review_id, act_id, list_id,
        sent_work_id, evening_id
      from notifications
      where recipient_id = ${recipient.id} and ${condition} and ${isVisibleTo(recipient)}
      order by time_created desc, id desc
      ${limitTo(part)}
    )
    select page.id, page.type, page.time_created as "timeCreated", page.is_read as "isRead",
      page.actor_id as "actorId", page.review_id as "reviewId", reviews.rating,
      page.sent_work_id as "sentWorkId", case when evenings.id is not null
        then json_build_object('id', evenings.id, 'medium', evenings.medium) end as evening, ${noteFor(recipient)} as note, users.username,
      users.first_name as "firstName", users.last_name as "lastName",
      users.profile_picture as "profilePicture",
      case when works.id is not null then json_build_object(
        'id', works.id, 'medium', works.medium, 'title', works.title,
        'posterSource', works.poster_source,
        'releaseDate', works.release_date, 'creators', works.creators
      ) end as work,
      case when reviewer.id is not null then json_build_object(
        'username', reviewer.username, 'firstName', reviewer.first_name,
        'lastName', reviewer.last_name
      ) end as "reviewAuthor",
      case when lists.id is not null then json_build_object(
        'id', lists.id, 'title', ${shownTitle(recipient)}, 'owner', json_build_object('username', owner.username)
      ) end as list,
      ${requestStatusFor(recipient.id)} as "requestStatus",
      case when acts.id is not null then json_build_object(
        'id', acts.id, 'act', acts.act, 'type', acts.type, 'summary', acts.summary,
        'reason', acts.reason, 'timeEnds', acts.time_ends
      ) end as notice
    from page
    left join users on users.id = page.actor_id
    left join moderation_acts as acts on acts.id = page.act_id
    left join reviews on reviews.id = page.review_id
    left join sent_works on sent_works.id = page.sent_work_id
    left join evenings on evenings.id = page.evening_id
    left join works on works.id = coalesce(reviews.work_id, sent_works.work_id, evenings.work_id)
    left join users as reviewer on reviewer.id = reviews.author_id
    left join lists on lists.id = page.list_id
    left join users as owner on owner.id = lists.owner_id
    left join friendships on page.review_id is null
      and friendships.lower_id = least(page.actor_id, page.recipient_id)
      and friendships.higher_id = greatest(page.actor_id, page.recipient_id)
    order by page.time_created desc, page.id desc
  `
}

/**
 * A literal for the first page of the usual size and anything shorter: PostgreSQL keeps a plan for all members only
 * if it knows that few rows are read, and planning takes four times as long as reading them.
 */
function limitTo({ limit, offset = 0 }: Part) {
  // A page is read with one more, which tells whether there are others.
  return offset === 0 && limit <= pageSizes.notifications + 1
    ? sql`limit ${sql.lit(limit)}`
    : sql`limit ${limit} offset ${offset}`
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
      where recipient_id = ${recipientId} and not is_read and is_on_site and id <= ${lastId}
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
