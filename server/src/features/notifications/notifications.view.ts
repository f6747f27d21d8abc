import type { Notification, NotificationType } from '@medley/contract/accounts/notifications'
import type {
  NotificationKind,
  NotificationKinds,
  NotificationSubjects,
} from '../../ports/notification-kind.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** A notification in wire format. */
export function toNotification(kinds: NotificationKinds, row: NotificationRow): Notification {
  const { id, type, timeCreated, isRead } = row
  const notificationData = kindOf(kinds, type).present(subjectsOf(row))
  const shown = { id, timeCreated: timeCreated.toISOString(), read: isRead, type, notificationData }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind presents the data of its type
  return shown as Notification
}

export function kindOf(kinds: NotificationKinds, type: NotificationType): NotificationKind {
  const kind = kinds.get(type)
  if (!kind) throw new Error(`No feature declares the notification ${type}`)
  return kind
}

/** Reading a subject that the notification does not have throws. */
function subjectsOf(row: NotificationRow): NotificationSubjects {
  function required<Name extends keyof NotificationSubjects>(name: Name) {
    const subject = row[name]
    if (subject === null) throw new Error(`Notification ${row.id} has no ${name}`)
    return subject
  }
  return {
    get actor() {
      return required('actor')
    },
    get review() {
      return required('review')
    },
    get work() {
      const work = required('work')
      return { ...work, creators: work.creators.map((name) => ({ name })) }
    },
    get list() {
      return required('list')
    },
    get data() {
      return required('data')
    },
  }
}
