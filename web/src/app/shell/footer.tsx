import type { ReactNode } from 'react'
import { shellTexts } from './shell.messages.ts'
import { product } from '../../product.ts'
import styles from './footer.module.css'

/** The page footer: the copyright line and the given links. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p>{product.copyright}</p>
        {children && (
          <nav className={styles['links']} aria-label={shellTexts.about}>
            {children}
          </nav>
        )}
      </div>
    </footer>
  )
}
