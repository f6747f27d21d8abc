import type { ReactNode } from 'react'
import styles from './overline.module.css'

type OverlineProps = { icon: ReactNode; children: ReactNode }

/** The small line over a title that says what kind of thing it is. */
export function Overline({ icon, children }: OverlineProps) {
  return (
    <p className={styles['overline']}>
      {icon}
      {children}
    </p>
  )
}
