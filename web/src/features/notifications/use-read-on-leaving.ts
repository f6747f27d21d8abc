import { useEffect, useState } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { useLocation } from '../../lib/router/navigation.tsx'
import { openView } from '../../lib/saved-view.ts'
import { currentMember } from '../sessions/session.ts'
import {
  dropLoaded,
  loadedIn,
  notificationsQuery,
  type OlderPages,
  restoreOlder,
} from './notifications.calls.ts'
import { markRead, markReadOnClose, type Unread } from './reading.ts'
import { setUnreadCount } from '../unread-count/unread-count.calls.ts'

interface NotificationsView {
  /** The history entry of the page. */
  entry: string
  older: OlderPages | undefined
}

/** Going back shows as many older notifications as were loaded; any other way leads to the first ones. */
function useLoadedOnReturn(): (older: OlderPages | undefined) => void {
  const { key: entry } = useLocation()
  const [keep] = useState(() => {
    const { left, save } = openView<NotificationsView>('notifications')
    if (left?.entry === entry && left.older) restoreOlder(left.older)
    return (older: OlderPages | undefined) => save({ entry, older })
  })
  return keep
}

/**
 * Marks the loaded unread notifications and all earlier ones read when the page is left or the window
 * closed: those that stayed unread would be listed above newer ones next time. Keeps what was loaded for the
 * way back.
 */
export function useReadOnLeaving(memberId: number): void {
  const keep = useLoadedOnReturn()
  useEffect(() => {
    const sent = new Set<number>()
    const close = () => {
      const unread = unreadOf(sent)
      for (const id of unread.ids) sent.add(id)
      markReadOnClose(unread)
    }
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      void leavePage(memberId, sent, keep)
    }
  }, [memberId, keep])
}

function unreadOf(sent: ReadonlySet<number>): Unread {
  const data = queryClient.getQueryData(notificationsQuery(false).queryKey)
  const ids = loadedIn(data).map(({ id }) => id)
  return {
    ids: ids.filter((id) => !sent.has(id)),
    hasEarlier: data?.pages.at(-1)?.hasMoreItems ?? false,
  }
}

async function leavePage(
  memberId: number,
  sent: ReadonlySet<number>,
  keep: (older: OlderPages | undefined) => void,
): Promise<void> {
  const unread = unreadOf(sent)
  keep(dropLoaded())
  if (unread.ids.length === 0 || currentMember()?.id !== memberId) return
  const hasLater = await markRead(unread)
  if (hasLater === undefined || currentMember()?.id !== memberId) return
  await setUnreadCount(hasLater ? 1 : 0)
}
