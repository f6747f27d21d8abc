import type { ReactNode } from 'react'
import styles from './progress-line.module.css'

type ProgressLineProps = {
  /** What the bar shows, for screen readers. */
  label: string
  done: number
  total: number
  /** The same in words; told when it changes. */
  children: ReactNode
}

/** How far something long has come, in words and as a thin bar. */
export function ProgressLine({ label, done, total, children }: ProgressLineProps) {
  return (
    <div className={styles['line']}>
      <p role="status">{children}</p>
      <progress value={done} max={Math.max(total, 1)} aria-label={label} />
    </div>
  )
}
