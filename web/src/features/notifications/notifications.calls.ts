import { notificationsTexts } from '@medley/texts/notifications'
import { pageSizes } from '@medley/contract/limits'
import type { Notification } from '@medley/contract/accounts/notifications'
import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidateHidden, mutationOf } from '../../lib/mutations.ts'
import type { PageValues } from '../../lib/next-page.ts'
import { keyOf, pages } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'
import { markUntil, readingDone } from './reading.ts'
import { setUnreadCount } from '../unread-count/unread-count.calls.ts'

interface PageRequest {
  pageParam: PageValues
  signal: AbortSignal
}

export interface NotificationsPage {
  items: Notification[]
  hasMoreItems: boolean
}

/** The key of the pages of notifications; whether any is unread is asked elsewhere. */
const pagesKey = keyOf('GET /v1/notifications', { query: { limit: pageSizes.notifications } })

/**
 * The member's unread or read notifications, five at a time. Fetched on each opening of the page, after
 * pending mark-read requests have completed.
 */
export function notificationsQuery(read: boolean) {
  const asked = { read, limit: pageSizes.notifications }
  return {
    ...pages('GET /v1/notifications', { query: asked }, { staleTime: Infinity }),
    queryFn: async ({ pageParam, signal }: PageRequest): Promise<NotificationsPage> => {
      await readingDone()
      const values = { query: { ...asked, ...pageParam }, signal }
      const page = await call('GET /v1/notifications', values)
      signal.throwIfAborted()
      cacheStatuses(page.items.flatMap(statesIn))
      return page
    },
  }
}

function statesIn({ notificationData: data }: Notification) {
  return 'friend' in data ? [{ id: data.friend.id, friendRequestStatus: data.requestStatus }] : []
}

/** Loaded notifications, deduplicated: new ones shift the pages, so an item may be on two of them. */
export function loadedIn(data: InfiniteData<NotificationsPage> | undefined): Notification[] {
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

export type OlderPages = InfiniteData<NotificationsPage, PageValues>

/**
 * Forgets what was loaded, since the next opening reads it anew. Returns it as older notifications, among them
 * those that were new; undefined where nothing was loaded.
 */
export function dropLoaded(): OlderPages | undefined {
  const [unread, older] = [false, true].map((read) =>
    queryClient.getQueryData(notificationsQuery(read).queryKey),
  )
  queryClient.removeQueries({ queryKey: pagesKey })
  const items = [...loadedIn(unread), ...loadedIn(older)].toSorted(
    (one, other) => other.id - one.id,
  )
  if (!older || items.length === 0) return undefined
  return pagesOf(items, older.pages.at(-1)?.hasMoreItems ?? false)
}

/** Shows older notifications as they were left, until they are read anew. */
export function restoreOlder(older: OlderPages): void {
  const { queryKey } = notificationsQuery(true)
  queryClient.setQueryData(queryKey, older)
  invalidateHidden(queryKey)
}

function pagesOf(items: readonly Notification[], hasMoreItems: boolean): OlderPages {
  const size = pageSizes.notifications
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page * size)
  return {
    pages: starts.map((start) => ({
      items: items.slice(start, start + size),
      hasMoreItems: hasMoreItems || start + size < items.length,
    })),
    pageParams: starts.map((offset): PageValues => (offset === 0 ? {} : { offset })),
  }
}

const markAllRead = mutationOf(markUntil, {
  onSuccess: async (hasUnread) => {
    await setUnreadCount(hasUnread ? 1 : 0)
    await queryClient.resetQueries({ queryKey: pagesKey })
  },
  onError: (error) => {
    logFailure('Notifications could not be marked read', error)
    showSnackbar({ text: notificationsTexts.markFailed, kind: 'error' })
  },
})

/** Marks a notification and all earlier ones read, and lists them as older. */
export const useMarkAllRead = () => useMutation(markAllRead)
