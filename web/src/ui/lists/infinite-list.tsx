import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { usePresence } from '../../lib/presence.ts'
import { growingLists } from './growing-lists.ts'
import styles from './infinite-list.module.css'
import { ListEnd, type ListEndProps } from './list-end.tsx'

type InfiniteListProps = Omit<ListEndProps, 'ref' | 'hiddenWhileLoading'> & {
  children: ReactNode
  /** Shown below the list while it loads, in the place of what comes next. */
  placeholder?: ReactNode
  /** True while items that have arrived are still to be rendered: nothing more is requested. */
  rendering?: boolean
}

/** Distance below the viewport, in px, at which the end of the list triggers the next load. */
const reach = '0px 0px 500px 0px'

/**
 * A list that loads its next page when its end is within 500 px of the viewport, or by its button.
 * After a failure, automatic loading pauses until the user retries.
 */
export function InfiniteList(props: InfiniteListProps) {
  const { children, placeholder, rendering = false, ...end } = props
  const { hasMore, loading, onMore, error } = end
  const isBusy = loading || rendering
  const endRef = useRef<HTMLDivElement>(null)
  const roomRef = useRef<HTMLDivElement>(null)
  const isGrowing = Boolean(placeholder) && (hasMore || rendering) && !error
  const waiting = hasMore && !isBusy && !error
  usePresence(growingLists, isGrowing)
  const loadMore = useEffectEvent(onMore)
  useEffect(() => {
    const end = endRef.current
    if (!end || !waiting) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore()
      },
      { rootMargin: reach },
    )
    observer.observe(end)
    // Who scrolls past the end at once sees only the room below it.
    if (roomRef.current) observer.observe(roomRef.current)
    return () => observer.disconnect()
  }, [waiting])
  return (
    <div aria-busy={isBusy || undefined}>
      {children}
      <ListEnd ref={endRef} {...end} loading={isBusy} hiddenWhileLoading={Boolean(placeholder)} />
      {isGrowing && (
        <div ref={roomRef} className={styles['room']} aria-hidden="true">
          {loading && placeholder}
        </div>
      )}
    </div>
  )
}
