import { type ReactNode, useEffect, useRef } from 'react'
import { logFailure } from '../../lib/log.ts'
import styles from './page-frame.module.css'
import { mainId, SkipLink } from './skip-link.tsx'

type PageFrameProps = { navbar: ReactNode; footer: ReactNode; children: ReactNode }

/** Skip link, navbar, main element and footer; the footer sticks to the bottom of short pages. */
export function PageFrame({ navbar, footer, children }: PageFrameProps) {
  const mainRef = useRef<HTMLElement>(null)
  useEffect(() => keepFocusIn(mainRef.current), [])
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

/** Nothing is removed under the focus before the page is there, so this loads after it. */
function keepFocusIn(main: HTMLElement | null): () => void {
  let stop = (): void => undefined
  let isGone = false
  const start = async () => {
    const { keepFocus } = await import('../../lib/focus/keep-focus.ts')
    if (main && !isGone) stop = keepFocus(main)
  }
  start().catch((error: unknown) => logFailure('The focus is not kept', error))
  return () => {
    isGone = true
    stop()
  }
}
