import { shellTexts } from '@medley/texts/shell'
import layout from '../../ui/layout/layout.module.css'
import type { ReactNode } from 'react'
import styles from './navbar-frame.module.css'

type NavbarFrameProps = {
  /** A link to the front page around the logo. */
  brand: ReactNode
  /** Navigation links after the logo. */
  children?: ReactNode
  /** Account controls at the right end. */
  end?: ReactNode
}

/** The sticky navbar: 64 px high, 56 on small screens. */
export function NavbarFrame({ brand, children, end }: NavbarFrameProps) {
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <div className={styles['brand']}>{brand}</div>
        <nav className={styles['places']} aria-label={shellTexts.main}>
          {children}
        </nav>
        <div className={layout['line-2']}>{end}</div>
      </div>
    </header>
  )
}
