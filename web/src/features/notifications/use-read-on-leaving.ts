import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentMember } from '../sessions/session.ts'
import { listAsOlder, loadedIn, notificationsQuery } from './notifications.calls.ts'
import { markRead, markReadOnClose, type Unread } from './reading.ts'
import { setUnreadCount } from './unread-count.calls.ts'

/**
 * Marks the loaded unread notifications and all earlier ones read when the page is left or the window
 * closed: those that stayed unread would be listed above newer ones next time.
 */
export function useReadOnLeaving(memberId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    const sent = new Set<number>()
    const close = () => {
      const unread = unreadOf(client, memberId, sent)
      for (const id of unread.ids) sent.add(id)
      markReadOnClose(unread)
    }
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      void leavePage(client, memberId, sent)
    }
  }, [client, memberId])
}

function unreadOf(client: QueryClient, memberId: number, sent: ReadonlySet<number>): Unread {
  const data = client.getQueryData(notificationsQuery(memberId, false).queryKey)
  const ids = loadedIn(data).map(({ id }) => id)
  return {
    ids: ids.filter((id) => !sent.has(id)),
    hasEarlier: data?.pages.at(-1)?.hasMoreItems ?? false,
  }
}

async function leavePage(
  client: QueryClient,
  memberId: number,
  sent: ReadonlySet<number>,
): Promise<void> {
  const unread = unreadOf(client, memberId, sent)
  listAsOlder(client, memberId)
  if (unread.ids.length === 0 || currentMember()?.id !== memberId) return
  const hasLater = await markRead(unread)
  if (hasLater === undefined || currentMember()?.id !== memberId) return
  await setUnreadCount(client, memberId, hasLater ? 1 : 0)
}
