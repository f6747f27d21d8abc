import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { loadedIn, notificationsQuery, useMarkAllRead } from '../notifications.calls.ts'
import { notificationTexts as texts } from '../notifications.messages.ts'

/** A button that marks all notifications read, while there are unread ones; keeps the focus. */
export function MarkAllRead() {
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
          {texts.markAll}
        </Button>
      )}
    </div>
  )
}
