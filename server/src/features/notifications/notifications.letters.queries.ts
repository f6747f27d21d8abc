import { sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { NotificationKinds } from '../../ports/notification-kind.ts'
import { isMailed } from './notifications.switches.visibility.ts'
import { type NotificationRow, selectVisible } from './notifications.queries.ts'

/** The longest time that an event waits for others to share its letter. */
export const letterAfterMs = 15 * 60_000

/**
 * Puts everything that waits for a letter into one for each member with a letter due, longest due first.
 * Returns the members and the ids of the letters.
 */
export async function claimDueLetters(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ userId: number; letterId: string }[]> {
  const { rows } = await sql<{ userId: number; letterId: string | null }>`
    with due as (
      select recipient_id, gen_random_uuid() as letter_id from notifications
      where time_mail_due is not null
      group by recipient_id
      having min(time_mail_due) <= ${now} or max(time_mail_due) > ${latestEnd(now, letterAfterMs)}
      order by min(time_mail_due), recipient_id limit ${limit}
    )
    update notifications set letter_id = due.letter_id, time_mail_due = null
    from due
    where notifications.recipient_id = due.recipient_id and time_mail_due is not null
    returning notifications.recipient_id as "userId", notifications.letter_id as "letterId"
  `.execute(tx)
  const letters = new Map(rows.map(({ userId, letterId }) => [userId, letterId]))
  return [...letters].flatMap(([userId, letterId]) =>
    letterId === null ? [] : [{ userId, letterId }],
  )
}

/** Notifications for a letter, newest first: unread, visible to the recipient, of kinds that still go by mail. */
export async function listForLetter(
  handle: Handle,
  kinds: NotificationKinds,
  recipient: Actor,
  letterId: string,
  limit: number,
): Promise<NotificationRow[]> {
  const isMentioned = sql<SqlBool>`letter_id = ${letterId} and not is_read
    and ${isMailed('notifications.recipient_id', 'notifications.type')}`
  const { rows } = await selectVisible(kinds, recipient, isMentioned, { limit }).execute(handle)
  return rows
}

/** Ends a letter; what waited for it only is deleted. */
export async function endLetter(tx: Tx, letterId: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('letter_id', '=', letterId)
    .where('is_on_site', '=', false)
    .execute()
  await tx
    .updateTable('notifications')
    .set({ letter_id: null })
    .where('letter_id', '=', letterId)
    .execute()
}
