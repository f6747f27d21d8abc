import type { Notification } from '@medley/contract/accounts/notifications'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'

type Notice = Extract<Notification, { type: 'moderation notice' }>['notificationData']['notice']

/** Tells a member of a decision of an admin about them. */
export const noticeNotification = defineNotificationKind({
  type: 'moderation notice',
  columns: ({ actId }: { actId: number }) => ({ act_id: actId }),
  dataFor: () => sql<Notice>`(
    select json_build_object(
      'id', id, 'act', act, 'type', type, 'summary', summary, 'reason', reason,
      'timeEnds', time_ends
    )
    from moderation_acts as acts where acts.id = notifications.act_id
  )`,
  /** JSON of the database writes times in its own way. */
  present({ data: { timeEnds, ...notice } }) {
    const end = timeEnds === null ? null : new Date(timeEnds).toISOString()
    return { notice: { ...notice, timeEnds: end } }
  },
})

/** A condition on a row of `notifications`: it is about the act. */
export function isAboutAct(actId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`act_id = ${actId}`
}
