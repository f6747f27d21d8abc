import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

type PageWidth = 'content' | 'reading' | 'narrow'

/** The column of a page: content 1200 px for shelves, reading 720 px for texts and forms, narrow 440 px for short forms. */
export function Page({ width = 'content', children }: { width?: PageWidth; children: ReactNode }) {
  return <div className={classNames(styles['page'], styles[width])}>{children}</div>
}

type FeedLayoutProps = {
  children: ReactNode
  /** Before the feed; above it on small screens. */
  side?: ReactNode
  /** The side columns may be higher than the window. */
  highSide?: boolean
  /** After the feed; hidden on small screens. */
  extra?: ReactNode
}

/** A feed of 680 px with a side column of 300 px before or after it. */
export function FeedLayout({ children, side, highSide = false, extra }: FeedLayoutProps) {
  const high = highSide && styles['highSide']
  return (
    <div className={styles['columns']}>
      {side && <div className={classNames(styles['side'], high)}>{side}</div>}
      <div className={styles['feedColumn']}>{children}</div>
      {extra && (
        <aside className={classNames(styles['side'], styles['extra'], high)}>{extra}</aside>
      )}
    </div>
  )
}
