import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { ListEnd, type ListEndProps } from './list-end.tsx'

type InfiniteListProps = Omit<ListEndProps, 'ref'> & { children: ReactNode }

/** How far below the window's edge the end of the list starts the next load. */
const reach = '0px 0px 500px 0px'

/**
 * A list that loads its next page 500 px before its end comes in sight, or by its button. After a failure
 * loading by scrolling rests until it is tried again.
 */
export function InfiniteList(props: InfiniteListProps) {
  const { children, ...end } = props
  const { hasMore, loading, onMore, error } = end
  const endRef = useRef<HTMLDivElement>(null)
  const waiting = hasMore && !loading && !error
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
    return () => observer.disconnect()
  }, [waiting])
  return (
    <div aria-busy={loading || undefined}>
      {children}
      <ListEnd ref={endRef} {...end} />
    </div>
  )
}
