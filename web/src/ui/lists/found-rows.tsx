import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './found-rows.module.css'

type FoundRowsProps = {
  /** True if the rows belong to the text in the field. */
  isCurrent: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Rows found for a text. While those of the text in the field are on their way, the older ones stay in
 * sight but can't be pressed or focused: what stands under the pointer is not what was asked for.
 */
export function FoundRows({ isCurrent, className, children }: FoundRowsProps) {
  return (
    <div
      className={classNames(styles['rows'], className)}
      inert={!isCurrent}
      aria-busy={!isCurrent}
    >
      {children}
    </div>
  )
}
