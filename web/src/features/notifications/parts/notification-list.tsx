import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingNote } from '../../../ui/skeleton.tsx'
import { loadedIn, notificationsQuery } from '../notifications.calls.ts'
import { notificationTexts as texts } from '../notifications.messages.ts'
import styles from './notification-list.module.css'
import { NotificationRow, NotificationRowsSkeleton } from './notification-row.tsx'

type NotificationListProps = { memberId: number; read: boolean; empty: ReactNode }

/** One of the two lists; it grows by its button alone, since what is not shown stays unread. */
export function NotificationList({ memberId, read, empty }: NotificationListProps) {
  const list = useInfiniteQuery(notificationsQuery(memberId, read))
  if (!list.data) {
    return list.isError ? (
      <ErrorState
        text={texts.failed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <>
        <NotificationRowsSkeleton rows={3} />
        <LoadingNote />
      </>
    )
  }
  const notifications = loadedIn(list.data)
  if (notifications.length === 0) return empty
  return (
    <>
      <ul role="list" className={styles['list']}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={() => void list.fetchNextPage()}
          retrying={list.isFetchingNextPage}
        />
      ) : (
        list.hasNextPage && (
          <div className={styles['more']}>
            <Button
              kind="quiet"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {texts.more}
            </Button>
          </div>
        )
      )}
    </>
  )
}
