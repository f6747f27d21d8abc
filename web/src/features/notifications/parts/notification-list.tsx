import { notificationsTexts } from '@medley/texts/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ListEnd } from '../../../ui/lists/list-end.tsx'
import { useListAnnouncement } from '../../../ui/lists/use-list-announcement.ts'
import { LoadingNote } from '../../../ui/feedback/skeleton.tsx'
import { groupNotifications } from '../notification-groups.ts'
import { loadedIn, notificationsQuery } from '../notifications.calls.ts'
import styles from './notification-list.module.css'
import { NotificationRow, NotificationRowsSkeleton } from './notification-row.tsx'

type NotificationListProps = { read: boolean; empty: ReactNode }

/** The unread or the read list; loads more only by button, since unloaded items must stay unread. */
export function NotificationList({ read, empty }: NotificationListProps) {
  const list = useInfiniteQuery(notificationsQuery(read))
  useListAnnouncement({
    view: read ? 'older' : 'new',
    count: list.data && loadedIn(list.data).length,
    hasMore: list.hasNextPage,
    words: notificationsTexts.counted,
  })
  if (!list.data) {
    return list.isError ? (
      <ErrorState
        text={notificationsTexts.failed}
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
        {groupNotifications(notifications).map(({ newest, earlier }) => (
          <li key={newest.id}>
            <NotificationRow notification={newest} earlier={earlier} />
          </li>
        ))}
      </ul>
      <ListEnd
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        moreLabel={notificationsTexts.more}
        error={list.isFetchNextPageError ? notificationsTexts.failed : undefined}
      />
    </>
  )
}
