import { pageSizes } from '@medley/contract/limits'
import type { Notification } from '@medley/contract/accounts/notifications'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'
import { notificationTexts as texts } from './notifications.messages.ts'
import { markUntil, readingDone } from './reading.ts'
import { setUnreadCount } from '../unread-count/unread-count.calls.ts'

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
      await cacheStatuses(client, async () => page.items.flatMap(statesIn))
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

export type OlderPages = InfiniteData<NotificationsPage, number>

/**
 * Forgets what was loaded, since the next opening reads it anew. Returns it as older notifications, among them
 * those that were new; undefined where nothing was loaded.
 */
export function dropLoaded(client: QueryClient, memberId: number): OlderPages | undefined {
  const [unread, older] = [false, true].map((read) =>
    client.getQueryData(notificationsQuery(memberId, read).queryKey),
  )
  client.removeQueries({ queryKey: notificationsKey(memberId) })
  const items = [...loadedIn(unread), ...loadedIn(older)].toSorted(
    (one, other) => other.id - one.id,
  )
  if (!older || items.length === 0) return undefined
  return pagesOf(items, older.pages.at(-1)?.hasMoreItems ?? false)
}

/** Shows older notifications as they were left, until they are read anew. */
export function restoreOlder(client: QueryClient, memberId: number, older: OlderPages): void {
  const { queryKey } = notificationsQuery(memberId, true)
  client.setQueryData(queryKey, older)
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

function pagesOf(items: readonly Notification[], hasMoreItems: boolean): OlderPages {
  const size = pageSizes.notifications
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page * size)
  return {
    pages: starts.map((start) => ({
      items: items.slice(start, start + size),
      hasMoreItems: hasMoreItems || start + size < items.length,
    })),
    pageParams: starts,
  }
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
