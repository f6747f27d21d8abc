import { notificationsTexts } from '@medley/texts/notifications'
import layout from '../../ui/layout/layout.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WaitingRequests } from '../friendships/friend-requests.tsx'
import { loadedIn, notificationsQuery, useMarkAllRead } from './notifications.calls.ts'
import styles from './notifications-page.module.css'
import { NotificationList } from './parts/notification-list.tsx'
import { useReadOnLeaving } from './use-read-on-leaving.ts'
import { useRef } from 'react'
import { Button } from '../../ui/forms/button.tsx'

/** Requests that wait for an answer, a member's unread notifications, then the read ones. */
export function NotificationsPage({ memberId }: { memberId: number }) {
  useReadOnLeaving(memberId)
  const unread = useInfiniteQuery(notificationsQuery(false))
  const older = useInfiniteQuery(notificationsQuery(true))
  const { isPending } = unread
  const isAlone = older.data !== undefined && loadedIn(older.data).length === 0
  const asking = loadedIn(unread.data).flatMap(({ notificationData: data }) =>
    'friend' in data ? [data.friend.id] : [],
  )
  return (
    <div className={layout['stack-4']}>
      {!isPending && <WaitingRequests except={new Set(asking)} />}
      <Card as="section" aria-labelledby="new-notifications">
        <div className={styles['top']}>
          <h2 id="new-notifications" className={styles['heading']}>
            {notificationsTexts.newOnes}
          </h2>
          <MarkAllRead />
        </div>
        <NotificationList
          read={false}
          empty={
            <EmptyState
              compact={!isAlone}
              text={notificationsTexts.nothingNew}
              detail={notificationsTexts.nothingNewDetail}
            />
          }
        />
      </Card>
      {/* Would move down as the new ones arrive; its own are requested meanwhile. */}
      <Card as="section" aria-labelledby="older-notifications" hidden={isPending}>
        <h2 id="older-notifications" className={styles['heading']}>
          {notificationsTexts.older}
        </h2>
        <NotificationList
          read
          empty={<p className={styles['nothing']}>{notificationsTexts.nothingOlder}</p>}
        />
      </Card>
    </div>
  )
}

/** A button that marks all notifications read, while there are unread ones; keeps the focus. */
function MarkAllRead() {
  const container = useRef<HTMLDivElement>(null)
  const { data } = useInfiniteQuery(notificationsQuery(false))
  const markAll = useMarkAllRead()
  const [newest] = loadedIn(data)
  const mark = (newestId: number) => {
    markAll.mutate(newestId, { onSuccess: () => container.current?.focus() })
  }
  return (
    <div ref={container} tabIndex={-1}>
      {newest && (
        <Button kind="quiet" loading={markAll.isPending} onClick={() => mark(newest.id)}>
          {notificationsTexts.markAll}
        </Button>
      )}
    </div>
  )
}
