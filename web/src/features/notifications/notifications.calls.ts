import { pageSizes } from '@medley/contract/limits'
import type { Notification } from '@medley/contract/notifications'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keepStates } from '../friendships/friendships.calls.ts'
import { readingDone } from './reading.ts'

export interface NotificationsPage {
  items: Notification[]
  hasMoreItems: boolean
}

/** What all pages of a member's notifications are kept under. */
export function notificationsKey(memberId: number): readonly ['notifications', number] {
  return ['notifications', memberId]
}

/**
 * The unread notifications of a member, or those read before, five at a time. They are read anew
 * when the page is opened, after what was read there the last time is marked.
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

/** What is loaded; something new shifts the pages, and what stands on two of them shows once. */
export function loadedIn(data: InfiniteData<NotificationsPage> | undefined): Notification[] {
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
