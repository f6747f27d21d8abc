import { uiTexts } from '@medley/texts/ui'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../forms/button.tsx'
import styles from './error-state.module.css'

type ErrorStateProps = {
  text: string
  /** Puts a Try again button beside the text. */
  onRetry?: (() => void) | undefined
  /** Further actions, after or instead of Try again. */
  actions?: ReactNode
  /** One line inside a list instead of a block. */
  compact?: boolean
  /** The state fills the whole screen, so its text becomes the main heading. */
  whole?: boolean
  retrying?: boolean
}

/** Error message with an optional Try again button. */
export function ErrorState(props: ErrorStateProps) {
  const { text, onRetry, actions, compact = false, whole = false, retrying = false } = props
  const Text = whole ? 'h1' : 'p'
  return (
    <div className={compact ? styles['row'] : styles['block']} role="alert">
      <Text className={styles['text']}>{text}</Text>
      <div className={styles['actions']}>
        {onRetry && (
          <Button
            kind="quiet"
            icon={<RotateCw aria-hidden="true" />}
            onClick={onRetry}
            loading={retrying}
          >
            {uiTexts.tryAgain}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
