import { pageSizes } from '@medley/contract/limits'
import type { Notification } from '@medley/contract/notifications'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { keepStates } from '../friendships/friendships.calls.ts'
import { notificationTexts as texts } from './notifications.messages.ts'
import { markUntil, readingDone } from './reading.ts'
import { setUnreadCount } from './unread-count.calls.ts'

export interface NotificationsPage {
  items: Notification[]
  hasMoreItems: boolean
}

/** Key prefix of a member's notification pages. */
export function notificationsKey(memberId: number): readonly ['notifications', number] {
  return ['notifications', memberId]
}

/**
 * A member's unread or read notifications, five at a time. Fetched on each opening of the page, after
 * pending mark-read requests have completed.
 */
export function notificationsQuery(memberId: number, read: boolean) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey(memberId), read] as const,
    queryFn: async ({ client, pageParam, signal }): Promise<NotificationsPage> => {
      await readingDone()
      const query = { read, limit: pageSizes.notifications, offset: pageParam }
      const page = await call('GET /v1/notifications', { query, signal })
      await keepStates(client, async () => page.items.flatMap(statesIn))
      return page
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.hasMoreItems ? pages.length * pageSizes.notifications : undefined,
    staleTime: Infinity,
  })
}

function statesIn({ notificationData: data }: Notification) {
  return 'friend' in data ? [{ id: data.friend.id, friendRequestStatus: data.requestStatus }] : []
}

/** Loaded notifications, deduplicated: new ones shift the pages, so an item may be on two of them. */
export function loadedIn(data: InfiniteData<NotificationsPage> | undefined): Notification[] {
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** Marks a notification and all earlier ones read, and lists them as older. */
export function useMarkAllRead(memberId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (newestId: number) => markUntil(newestId),
    onSuccess: async (hasUnread) => {
      await setUnreadCount(client, memberId, hasUnread ? 1 : 0)
      await client.resetQueries({ queryKey: notificationsKey(memberId) })
    },
    onError: (error) => {
      logFailure('Notifications could not be marked read', error)
      showSnackbar({ text: texts.markFailed, kind: 'error' })
    },
  })
}
