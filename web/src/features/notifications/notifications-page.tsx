import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { notificationsQuery } from './notifications.calls.ts'
import { notificationTexts as texts } from './notifications.messages.ts'
import styles from './notifications-page.module.css'
import { MarkAllRead } from './parts/mark-all-read.tsx'
import { NotificationList } from './parts/notification-list.tsx'
import { useReadOnLeaving } from './use-read-on-leaving.ts'

/** A member's unread notifications, then the read ones. */
export function NotificationsPage({ memberId }: { memberId: number }) {
  useReadOnLeaving(memberId)
  const { isPending } = useInfiniteQuery(notificationsQuery(memberId, false))
  return (
    <div className={styles['sections']}>
      <Card as="section" aria-labelledby="new-notifications">
        <div className={styles['top']}>
          <h2 id="new-notifications" className={styles['heading']}>
            {texts.newOnes}
          </h2>
          <MarkAllRead memberId={memberId} />
        </div>
        <NotificationList
          memberId={memberId}
          read={false}
          empty={<EmptyState text={texts.nothingNew} detail={texts.nothingNewDetail} />}
        />
      </Card>
      {/* Would move down as the new ones arrive; its own are requested meanwhile. */}
      <Card as="section" aria-labelledby="older-notifications" hidden={isPending}>
        <h2 id="older-notifications" className={styles['heading']}>
          {texts.older}
        </h2>
        <NotificationList
          memberId={memberId}
          read
          empty={<p className={styles['nothing']}>{texts.nothingOlder}</p>}
        />
      </Card>
    </div>
  )
}
