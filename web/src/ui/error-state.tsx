import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import styles from './error-state.module.css'

type ErrorStateProps = {
  text: string
  onRetry: () => void
  /** One line inside a list instead of a block. */
  compact?: boolean
  retrying?: boolean
}

/** Says that something could not be loaded, and offers to try again. */
export function ErrorState({ text, onRetry, compact = false, retrying = false }: ErrorStateProps) {
  return (
    <div className={compact ? styles['row'] : styles['block']} role="alert">
      <p>{text}</p>
      <Button
        kind="quiet"
        icon={<RotateCw aria-hidden="true" />}
        onClick={onRetry}
        loading={retrying}
      >
        Try again
      </Button>
    </div>
  )
}
