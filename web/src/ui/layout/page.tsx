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
  /** Beside the feed; above it on small screens, unless `sideAfter`. */
  side?: ReactNode
  /** Puts the side column below the feed on small screens. */
  sideAfter?: boolean
  /** The side column may be higher than the window. */
  highSide?: boolean
  /** A second side column, hidden on small screens. */
  extra?: ReactNode
}

/** A feed of 680 px with side columns of 300 px. */
export function FeedLayout(props: FeedLayoutProps) {
  const { children, side, sideAfter = false, highSide = false, extra } = props
  return (
    <div
      className={classNames(
        styles['columns'],
        sideAfter && styles['sideAfter'],
        Boolean(extra) && styles['threeColumns'],
      )}
    >
      {side && (
        <div className={classNames(styles['side'], highSide && styles['highSide'])}>{side}</div>
      )}
      <div className={styles['feedColumn']}>{children}</div>
      {extra && <aside className={styles['extra']}>{extra}</aside>}
    </div>
  )
}
