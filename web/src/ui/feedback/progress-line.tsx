import type { ReactNode } from 'react'
import styles from './progress-line.module.css'

type ProgressLineProps = {
  /** Accessible label of the bar. */
  label: string
  done: number
  total: number
  /** The progress in words; announced when it changes. */
  children: ReactNode
}

/** Progress of a long-running task as text and a thin bar. */
export function ProgressLine({ label, done, total, children }: ProgressLineProps) {
  return (
    <div className={styles['line']}>
      <p role="status">{children}</p>
      <progress value={done} max={Math.max(total, 1)} aria-label={label} />
    </div>
  )
}
