import type { ReactNode } from 'react'
import styles from './page-frame.module.css'
import { mainId, SkipLink } from './skip-link.tsx'

type PageFrameProps = { navbar: ReactNode; footer: ReactNode; children: ReactNode }

/** Skip link, navbar, the main part and the footer, which keeps to the bottom of short pages. */
export function PageFrame({ navbar, footer, children }: PageFrameProps) {
  return (
    <div className={styles['frame']}>
      <SkipLink />
      {navbar}
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {footer}
    </div>
  )
}
