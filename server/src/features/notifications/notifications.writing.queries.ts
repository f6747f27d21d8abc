import type { NotificationType } from '@medley/contract/accounts/notifications'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { NotificationKind } from '../../ports/notification-kind.ts'
import { isMailed, isOnSite } from './notifications.switches.visibility.ts'

/** The columns that a kind fills itself. */
type OwnColumns = ReturnType<NonNullable<NotificationKind['columns']>>

/** An event for one recipient: whether it is shown on the site, and when a letter is due at the latest. */
interface NewNotification {
  recipientId: number
  actorId: number | null
  time: Date
  isOnSite: boolean
  timeMailDue: Date | null
}

/** Adds a notification, or replaces an earlier one where the kind says so. */
export async function insertNotification(
  handle: Handle,
  { type, replaces }: Pick<NotificationKind, 'type' | 'replaces'>,
  added: NewNotification,
  ownColumns: OwnColumns,
): Promise<void> {
  const row = {
    recipient_id: added.recipientId,
    actor_id: added.actorId,
    type,
    time_created: added.time,
    is_on_site: added.isOnSite,
    time_mail_due: added.timeMailDue,
    ...ownColumns,
  }
  await handle
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) =>
      replaces
        ? conflict
            .columns(replaces.columns)
            .where(replaces.where)
            .doUpdateSet({ ...row, id: sql`default`, is_read: false, letter_id: null })
        : conflict.doNothing(),
    )
    .execute()
}

/**
 * Adds a notification for each member in a subselect of ids who wants it. Skips accounts that are being deleted.
 */
export async function insertForEach(
  handle: Handle,
  type: NotificationType,
  added: {
    recipientIds: RawBuilder<number>
    actorId: number | null
    time: Date
    timeMailDue: Date
  },
  ownColumns: OwnColumns,
): Promise<void> {
  const names = Object.keys(ownColumns).map((name) => sql`, ${sql.ref(name)}`)
  const values = Object.values(ownColumns).map((value) => sql`, ${value}`)
  await sql`
    with wishes as (
      select id, ${isOnSite('told.id', 'told.type')} as on_site,
        ${isMailed('told.id', 'told.type')} as by_mail
      from (select id, ${sql.lit(type)} as type from (${added.recipientIds}) as given) as told
    ), recipients as (
      select users.id from users where users.id in (select id from wishes)
      order by users.id for key share skip locked
    )
    insert into notifications (
      recipient_id, actor_id, type, time_created, is_on_site, time_mail_due${sql.join(names, sql``)}
    )
    select id, ${added.actorId}::integer, ${sql.lit(type)}, ${added.time}, on_site,
      case when by_mail then ${added.timeMailDue}::timestamptz end${sql.join(values, sql``)}
    from wishes
    where (on_site or by_mail) and id in (select id from recipients)
  `.execute(handle)
}

/** Deletes notifications of a type and a condition. */
export async function deleteNotifications(
  handle: Handle,
  type: NotificationType,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  await handle.deleteFrom('notifications').where('type', '=', type).where(condition).execute()
}
