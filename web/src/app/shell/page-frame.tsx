import { type ReactNode, useEffect, useRef } from 'react'
import { keepFocus } from '../../lib/keep-focus.ts'
import styles from './page-frame.module.css'
import { mainId, SkipLink } from './skip-link.tsx'

type PageFrameProps = { navbar: ReactNode; footer: ReactNode; children: ReactNode }

/** Skip link, navbar, main element and footer; the footer sticks to the bottom of short pages. */
export function PageFrame({ navbar, footer, children }: PageFrameProps) {
  const mainRef = useRef<HTMLElement>(null)
  useEffect(() => (mainRef.current ? keepFocus(mainRef.current) : undefined), [])
  return (
    <div className={styles['frame']}>
      <SkipLink />
      {navbar}
      <main ref={mainRef} id={mainId} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {footer}
    </div>
  )
}
