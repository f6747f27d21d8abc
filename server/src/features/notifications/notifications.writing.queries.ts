import type { NotificationType } from '@medley/contract/accounts/notifications'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { NotificationKind } from '../../ports/notification-kind.ts'
import { isMailed, isOnSite } from './notifications.switches.visibility.ts'

/** The columns that a kind fills itself. */
type OwnColumns = ReturnType<NonNullable<NotificationKind['columns']>>

/** An event, with the columns of its kind. */
interface NewNotification {
  actorId: number | null
  time: Date
  /** When a letter is due at the latest if the recipient wants mail. */
  timeMailDue: Date
  ownColumns: OwnColumns
}

/** Rows to insert. */
interface GivenRows {
  /** A subselect of `recipient_id`, `actor_id`, `time_created`, `time_mail_due`, and the own columns. */
  rows: RawBuilder<unknown>
  ownNames: readonly string[]
}

function toColumns({ actorId, time, timeMailDue, ownColumns }: NewNotification): object {
  return { actor_id: actorId, time_created: time, time_mail_due: timeMailDue, ...ownColumns }
}

/** As rows to insert; all have the same own columns. */
export function rowsOf(added: readonly (NewNotification & { recipientId: number })[]): GivenRows {
  const given = added.map((one) => ({ recipient_id: one.recipientId, ...toColumns(one) }))
  return {
    rows: sql`
      select * from jsonb_populate_recordset(null::notifications, ${JSON.stringify(given)})
    `,
    ownNames: Object.keys(added[0]?.ownColumns ?? {}),
  }
}

/** As rows to insert, one for each member in a subselect of ids. Skips accounts that are being deleted. */
export function rowsForEach(recipientIds: RawBuilder<number>, added: NewNotification): GivenRows {
  const ownNames = Object.keys(added.ownColumns)
  const own = ownNames.map((name) => sql`, ${sql.ref(name)}`)
  const given = JSON.stringify(toColumns(added))
  return {
    rows: sql`
      select users.id as recipient_id, actor_id, event.time_created, time_mail_due
        ${sql.join(own, sql``)}
      from users cross join jsonb_populate_record(null::notifications, ${given}) as event
      where users.id in (${recipientIds})
      order by users.id for key share of users skip locked
    `,
    ownNames,
  }
}

/**
 * Adds a notification for each recipient who wants it; one that is there already stays, or is replaced where the
 * kind says so.
 */
export async function insertNotifications(
  handle: Handle,
  { type, replaces }: Pick<NotificationKind, 'type' | 'replaces'>,
  { rows, ownNames }: GivenRows,
): Promise<void> {
  const own = ownNames.map((name) => sql`, ${sql.ref(name)}`)
  await sql`
    with told as (
      select given.*, ${sql.lit(type)} as kind from (${rows}) as given
    ), wanted as (
      select told.*, ${isOnSite('told.recipient_id', 'told.kind')} as on_site,
        ${isMailed('told.recipient_id', 'told.kind')} as by_mail
      from told
    )
    insert into notifications (
      recipient_id, actor_id, type, time_created, is_on_site, time_mail_due ${sql.join(own, sql``)}
    )
    select recipient_id, actor_id, kind, time_created, on_site,
      case when by_mail then time_mail_due end ${sql.join(own, sql``)}
    from wanted where on_site or by_mail
    on conflict ${replaces ? replacing(replaces, ownNames) : sql`do nothing`}
  `.execute(handle)
}

/** The new one comes last, unread, and with a letter of its own. */
function replacing(
  { columns, where }: NonNullable<NotificationKind['replaces']>,
  ownNames: readonly string[],
): RawBuilder<unknown> {
  const names = ['recipient_id', 'actor_id', 'type', 'time_created', 'is_on_site', 'time_mail_due']
  const changed = [...names, ...ownNames].map(
    (name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`,
  )
  const key = columns.map((name) => sql.ref(name))
  const comma = sql`, `
  return sql`
    (${sql.join(key, comma)}) where ${where} do update
    set ${sql.join(changed, comma)}, id = default, is_read = false, letter_id = null
  `
}

/** Deletes notifications of a type and a condition. */
export async function deleteNotifications(
  handle: Handle,
  type: NotificationType,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  await handle.deleteFrom('notifications').where('type', '=', type).where(condition).execute()
}
