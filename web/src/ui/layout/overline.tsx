import type { ReactNode } from 'react'
import styles from './overline.module.css'

type OverlineProps = { icon: ReactNode; children: ReactNode }

/** The overline above a title that names the kind of thing. */
export function Overline({ icon, children }: OverlineProps) {
  return (
    <p className={styles['overline']}>
      {icon}
      {children}
    </p>
  )
}
