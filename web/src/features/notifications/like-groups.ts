import type { Notification } from '@medley/contract/notifications'

export type LikeNotification = Extract<Notification, { type: 'liked review' | 'liked list' }>

/** A notification, or all likes of one review or list in place of the newest. */
export interface NotificationGroup {
  newest: Notification
  /** The earlier likes of the same review or list, newest first. */
  earlierLikes: LikeNotification[]
}

/** Groups the likes of each review and list; the order of the newest ones stays. */
export function groupLikes(notifications: readonly Notification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = []
  const groupOfLiked = new Map<string, NotificationGroup>()
  for (const notification of notifications) {
    const liked = likedIn(notification)
    const known = liked && groupOfLiked.get(liked)
    if (known && isLike(notification)) {
      known.earlierLikes.push(notification)
      continue
    }
    const group = { newest: notification, earlierLikes: [] }
    groups.push(group)
    if (liked) groupOfLiked.set(liked, group)
  }
  return groups
}

function isLike(notification: Notification): notification is LikeNotification {
  return notification.type === 'liked review' || notification.type === 'liked list'
}

/** Identifies what was liked. */
function likedIn({ type, notificationData: data }: Notification): string | undefined {
  if (type === 'liked review') return `review ${data.reviewId}`
  return type === 'liked list' ? `list ${data.list.id}` : undefined
}
