import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentMember } from '../sessions/session.ts'
import { loadedIn, notificationsKey, notificationsQuery } from './notifications.calls.ts'
import { markRead, markReadOnClose } from './reading.ts'
import { setUnreadCount } from './unread-count.calls.ts'

/** Marks all loaded unread notifications read when the page is left or the window closed. */
export function useReadOnLeaving(memberId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    const sent = new Set<number>()
    const close = () => {
      const ids = unreadIds(client, memberId).filter((id) => !sent.has(id))
      for (const id of ids) sent.add(id)
      markReadOnClose(ids)
    }
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      void leavePage(client, memberId, sent)
    }
  }, [client, memberId])
}

function unreadIds(client: QueryClient, memberId: number): number[] {
  const data = client.getQueryData(notificationsQuery(memberId, false).queryKey)
  return loadedIn(data).map(({ id }) => id)
}

async function leavePage(
  client: QueryClient,
  memberId: number,
  sent: ReadonlySet<number>,
): Promise<void> {
  const data = client.getQueryData(notificationsQuery(memberId, false).queryKey)
  const ids = unreadIds(client, memberId).filter((id) => !sent.has(id))
  client.removeQueries({ queryKey: notificationsKey(memberId) })
  if (ids.length === 0 || currentMember()?.id !== memberId) return
  const isRead = await markRead(ids)
  if (!isRead || currentMember()?.id !== memberId) return
  await setUnreadCount(client, memberId, data?.pages.at(-1)?.hasMoreItems ? 1 : 0)
}
