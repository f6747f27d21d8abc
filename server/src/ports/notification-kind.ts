import type { Language } from '@medley/contract/values/languages'
import type {
  Notification,
  NotificationType,
  NotifiedUser,
} from '@medley/contract/accounts/notifications'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { Insertable, RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Notifications } from '../db/schema.generated.ts'

/** Parts of what a notification shows. Reading one that it does not have throws. */
export interface NotificationSubjects<Data = unknown> {
  actor: NotifiedUser
  review: {
    id: number
    rating: number
    author: Pick<NotifiedUser, 'username' | 'firstName' | 'lastName'>
  }
  /** That of the review or of `workId`. */
  work: CoveredWork
  list: { id: number; title: string; owner: { username: string } }
  /** The result of `dataFor`. */
  data: Data
}

/** The columns of a notification that say what it is about. */
type SubjectColumns = Omit<
  Insertable<Notifications>,
  'type' | 'recipient_id' | 'actor_id' | 'time_created' | 'time_mail_due' | 'is_on_site'
>

type DataByType = { [One in Notification as One['type']]: One['notificationData'] }

/**
 * A kind of notification. The feature in which it arises declares it in `x.notifications.ts`. Its SQL refers to a row
 * of `notifications`, and kinds that share a fragment share it in the statement.
 */
export interface NotificationKind<
  Type extends NotificationType = NotificationType,
  About = unknown,
  Data = unknown,
> {
  type: Type
  /** Its columns, from what the feature tells about an event. */
  columns?(about: About): SubjectColumns
  /** The unique index of which a new one replaces an earlier one, which else stays. */
  replaces?: { columns: readonly (keyof Notifications)[]; where: RawBuilder<SqlBool> }
  /** A condition besides blocks and mutes between the recipient and the actor. */
  isVisibleTo?(recipient: Actor): RawBuilder<SqlBool>
  /** A column with the id of its work, if it has no review. */
  workId?(recipient: Actor): RawBuilder<number>
  /** A column with what no other subject has, as JSON. */
  dataFor?(recipient: Actor): RawBuilder<Data>
  /** Its data in wire format. */
  present(subjects: NotificationSubjects<Data>): DataByType[Type]
  /** Its text in letters; absent if it has letters of its own. */
  letter?: {
    sentence(language: Language, data: DataByType[Type]): string
    path(data: DataByType[Type]): string
  }
}

export type NotificationKinds = ReadonlyMap<NotificationType, NotificationKind>

/** Declares a kind, preserving the types of its events and data. */
export function defineNotificationKind<Type extends NotificationType, About, Data>(
  kind: NotificationKind<Type, About, Data>,
): NotificationKind<Type, About, Data> {
  return kind
}
