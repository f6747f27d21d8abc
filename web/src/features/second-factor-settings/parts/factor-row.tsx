import typography from '../../../ui/layout/typography.module.css'
import type { ReactNode } from 'react'
import styles from '../../second-factors/second-factors.module.css'

type FactorRowProps = { name: string; about: ReactNode; children: ReactNode }

/** A second factor: its name, a line about it, and its buttons. */
export function FactorRow({ name, about, children }: FactorRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['text']}>
        <p className={typography['strong']}>{name}</p>
        <p className={typography['soft']}>{about}</p>
      </div>
      {children}
    </div>
  )
}
