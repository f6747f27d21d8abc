import { shellTexts } from '@medley/texts/shell'
import type { ReactNode } from 'react'
import { useIsAnyPresent } from '../../lib/presence.ts'
import { product } from '../../product.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { growingLists } from '../../ui/lists/growing-lists.ts'
import styles from './footer.module.css'

/** The page footer: the copyright line and the given links. */
export function Footer({ children }: { children?: ReactNode }) {
  const isBelowGrowingList = useIsAnyPresent(growingLists)
  return (
    <footer
      className={classNames(styles['footer'], isBelowGrowingList && styles['belowGrowingList'])}
    >
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
