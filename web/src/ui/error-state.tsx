import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './error-state.module.css'

type ErrorStateProps = {
  text: string
  /** Puts a Try again button beside the text. */
  onRetry?: (() => void) | undefined
  /** Other ways on, after or instead of trying again. */
  actions?: ReactNode
  /** One line inside a list instead of a block. */
  compact?: boolean
  retrying?: boolean
}

/** Says that something could not be loaded, and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { text, onRetry, actions, compact = false, retrying = false } = props
  return (
    <div className={compact ? styles['row'] : styles['block']} role="alert">
      <p>{text}</p>
      <div className={styles['actions']}>
        {onRetry && (
          <Button
            kind="quiet"
            icon={<RotateCw aria-hidden="true" />}
            onClick={onRetry}
            loading={retrying}
          >
            Try again
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
