import type { Notification } from '@medley/contract/accounts/notifications'

/** Kinds of which several of one review, list or work are shown as one. */
const groupedTypes = ['liked review', 'saved from review', 'liked list', 'sent work'] as const
export type GroupedNotification = Extract<Notification, { type: (typeof groupedTypes)[number] }>

/** A notification, or all likes of one review or list, or all savings or sendings of one work, in place of the newest. */
export interface NotificationGroup {
  newest: Notification
  /** The earlier ones of the same review, list or work, newest first. */
  earlier: GroupedNotification[]
}

/** Groups likes by review and list, savings and sendings by work; the order of the newest ones stays. */
export function groupNotifications(notifications: readonly Notification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = []
  const groupOf = new Map<string, NotificationGroup>()
  for (const notification of notifications) {
    const subject = subjectOf(notification)
    const known = subject && groupOf.get(subject)
    if (known && isGrouped(notification)) {
      known.earlier.push(notification)
      continue
    }
    const group = { newest: notification, earlier: [] }
    groups.push(group)
    if (subject) groupOf.set(subject, group)
  }
  return groups
}

function isGrouped(notification: Notification): notification is GroupedNotification {
  return groupedTypes.some((type) => type === notification.type)
}

/** Identifies what was liked, saved or sent. */
function subjectOf({ type, notificationData: data }: Notification): string | undefined {
  if (type === 'liked review') return `review ${data.reviewId}`
  if (type === 'saved from review') return `saved ${data.work.id}`
  if (type === 'sent work') return `work ${data.work.id}`
  return type === 'liked list' ? `list ${data.list.id}` : undefined
}
