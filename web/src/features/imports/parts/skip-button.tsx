import { planTexts } from '@medley/texts/plan'
import typography from '../../../ui/layout/typography.module.css'
import { useId } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import styles from './imports.module.css'

type SkipButtonProps = { busy?: boolean; onSkip: () => void }

/** Skip, and what it does: beside Later and Next it could pass for either. */
export function SkipButton({ busy = false, onSkip }: SkipButtonProps) {
  const hint = useId()
  return (
    <span className={styles['skip']}>
      <Button kind="quiet" aria-disabled={busy} aria-describedby={hint} onClick={onSkip}>
        {planTexts.question.skip}
      </Button>
      <span id={hint} className={typography['soft-small']}>
        {planTexts.question.skipHint}
      </span>
    </span>
  )
}
