import type { Notification } from '@medley/contract/notifications'

export type LikeNotification = Extract<Notification, { type: 'liked review' }>

/** A notification, or all likes of one review in place of the newest. */
export interface NotificationGroup {
  newest: Notification
  /** The earlier likes of the same review, newest first. */
  earlierLikes: LikeNotification[]
}

/** Groups the likes of each review; the order of the newest ones stays. */
export function groupLikes(notifications: readonly Notification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = []
  const groupOfReview = new Map<number, NotificationGroup>()
  for (const notification of notifications) {
    const reviewId =
      notification.type === 'liked review' ? notification.notificationData.reviewId : undefined
    const known = reviewId === undefined ? undefined : groupOfReview.get(reviewId)
    if (known && notification.type === 'liked review') {
      known.earlierLikes.push(notification)
      continue
    }
    const group = { newest: notification, earlierLikes: [] }
    groups.push(group)
    if (reviewId !== undefined) groupOfReview.set(reviewId, group)
  }
  return groups
}
