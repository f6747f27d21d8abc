import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

type PageHeadingProps = {
  children: ReactNode
  /** A line under the heading. */
  lead?: ReactNode
  /** Buttons at the right, below on a phone. */
  actions?: ReactNode
}

/** The one h1 of a page. */
export function PageHeading({ children, lead, actions }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <div>
        <h1 className={styles['title']}>{children}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  )
}
