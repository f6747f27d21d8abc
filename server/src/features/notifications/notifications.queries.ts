import { pageSizes } from '@medley/contract/limits'
import type { NotificationType } from '@medley/contract/accounts/notifications'
import type { WorkRef } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import type {
  NotificationKind,
  NotificationKinds,
  NotificationSubjects,
} from '../../ports/notification-kind.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { shownTitle } from '../lists/lists.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isShownTo } from './notifications.switches.visibility.ts'

/** A notification with what it shows. */
export interface NotificationRow {
  id: number
  type: NotificationType
  timeCreated: Date
  isRead: boolean
  actor: NotificationSubjects['actor'] | null
  review: NotificationSubjects['review'] | null
  work: (WorkRef & { creators: string[] }) | null
  list: NotificationSubjects['list'] | null
  data: unknown
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
  kinds: NotificationKinds,
  recipient: Actor,
  { read, ...part }: NotificationPage,
): Promise<NotificationRow[]> {
  const isShown = sql<SqlBool>`${readCondition(read)} and is_on_site
    and ${isShownTo(recipient.id, 'notifications.type')}`
  const { rows } = await selectVisible(kinds, recipient, isShown, part).execute(handle)
  return rows
}

/**
 * A condition: the recipient may see the notification, as its kind says, and no block or mute is between them and its
 * actor.
 */
function isVisibleTo(kinds: NotificationKinds, recipient: Actor): RawBuilder<SqlBool> {
  const ofKinds = fragmentsOf(kinds, 'isVisibleTo').map(
    ([isVisible, isOfType]) => sql<SqlBool>`(not ${isOfType} or ${isVisible(recipient)})`,
  )
  return sql<SqlBool>`(
    (actor_id is null or ${noBlockBetween(recipient, 'notifications.actor_id')})
    and ${sql.join([notMuted(recipient, 'notifications.actor_id'), ...ofKinds], sql` and `)}
  )`
}

/** A column that some kinds have, each its own; null for the others. */
function columnOf(
  kinds: NotificationKinds,
  name: 'workId' | 'dataFor',
  recipient: Actor,
): RawBuilder<unknown> {
  const cases = fragmentsOf(kinds, name).map(
    ([column, isOfType]) => sql`when ${isOfType} then ${column(recipient)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** The fragments of one name, each with the condition that a notification is of a kind with it; kinds may share one. */
function fragmentsOf<Name extends 'isVisibleTo' | 'workId' | 'dataFor'>(
  kinds: NotificationKinds,
  name: Name,
): [NonNullable<NotificationKind[Name]>, isOfType: RawBuilder<SqlBool>][] {
  const typesOf = Map.groupBy(kinds.values(), (kind) => kind[name])
  return [...typesOf].flatMap(([fragment, sharing]) => {
    const types = sharing.map(({ type }) => `'${type}'`).join(', ')
    return fragment ? [[fragment, sql.raw<SqlBool>(`(notifications.type in (${types}))`)]] : []
  })
}

/** Selects the member's visible notifications of a condition with what they show, newest first. */
export function selectVisible(
  kinds: NotificationKinds,
  recipient: Actor,
  condition: RawBuilder<SqlBool>,
  part: Part,
): RawBuilder<NotificationRow> {
  return sql<NotificationRow>`
    with page as materialized (
      select * from notifications
      where recipient_id = ${recipient.id} and ${condition} and ${isVisibleTo(kinds, recipient)}
      order by time_created desc, id desc
      ${limitTo(part)}
    )
    select notifications.id, notifications.type, notifications.time_created as "timeCreated",
      notifications.is_read as "isRead",
      case when users.id is not null then json_build_object(
        'username', users.username, 'id', users.id, 'profilePicture', users.profile_picture,
        'firstName', users.first_name, 'lastName', users.last_name
      ) end as actor,
      case when reviews.id is not null then json_build_object(
        'id', reviews.id, 'rating', reviews.rating, 'author', json_build_object(
          'username', reviewer.username, 'firstName', reviewer.first_name,
          'lastName', reviewer.last_name
        )
      ) end as review,
      case when works.id is not null then json_build_object(
        'id', works.id, 'medium', works.medium, 'title', works.title,
        'posterSource', works.poster_source, 'releaseDate', works.release_date,
        'creators', works.creators
      ) end as work,
      case when lists.id is not null then json_build_object(
        'id', lists.id, 'title', ${shownTitle(recipient)}, 'owner', json_build_object('username', owner.username)
      ) end as list,
      ${columnOf(kinds, 'dataFor', recipient)} as data
    from page as notifications
    left join users on users.id = notifications.actor_id
    left join reviews on reviews.id = notifications.review_id
    left join users as reviewer on reviewer.id = reviews.author_id
    left join works on works.id = coalesce(reviews.work_id, ${columnOf(kinds, 'workId', recipient)})
    left join lists on lists.id = notifications.list_id
    left join users as owner on owner.id = lists.owner_id
    order by notifications.time_created desc, notifications.id desc
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
