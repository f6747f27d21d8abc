import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-heading.module.css'

type PageHeadingProps = {
  children: ReactNode
  /** A line under the heading. */
  lead?: ReactNode
  /** Buttons at the right, below on a phone. */
  actions?: ReactNode
  /** Gives the actions the whole line on a phone. */
  wideActions?: boolean
}

/** The one h1 of a page. */
export function PageHeading({ children, lead, actions, wideActions = false }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <div>
        <h1 className={styles['title']}>{children}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions && (
        <div className={classNames(styles['actions'], wideActions && styles['wide'])}>
          {actions}
        </div>
      )}
    </header>
  )
}
