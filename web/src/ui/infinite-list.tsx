import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import styles from './infinite-list.module.css'

type InfiniteListProps = {
  children: ReactNode
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** The text of the button that loads the next page by hand. */
  moreLabel: string
  /** Set when the last page failed; loading by scrolling rests until it is tried again. */
  error?: string | undefined
}

/** How far below the window's edge the end of the list starts the next load. */
const reach = '0px 0px 500px 0px'

/** A list that loads its next page 500 px before its end comes in sight, or by its button. */
export function InfiniteList(props: InfiniteListProps) {
  const { children, hasMore, loading, onMore, moreLabel, error } = props
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
      <div ref={endRef} className={styles['end']}>
        {error && <ErrorState compact text={error} onRetry={onMore} retrying={loading} />}
        {!error && hasMore && (
          <Button kind="quiet" loading={loading} onClick={onMore}>
            {moreLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
