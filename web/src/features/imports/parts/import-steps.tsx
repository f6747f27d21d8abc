import { importsTexts } from '@medley/texts/imports'
import typography from '../../../ui/layout/typography.module.css'
import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useRef } from 'react'
import { useFocusOnChange } from '../../../lib/focus/use-focus-on-change.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ClarifyStep } from './clarify-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DiscardButton } from './discard-button.tsx'
import styles from './imports.module.css'
import { PlanLookUp } from './plan/plan-look-up.tsx'
import { useAnswers } from './plan/use-answers.ts'
import { useSteps } from './use-steps.ts'

type ImportStepsProps = { details: ImportDetails; content: ImportContent }

/**
 * Imports a single Letterboxd file step by step: each film that needs a decision, then the confirmation.
 * The server stores every answer and the address holds the step, so a reload continues in place.
 */
export function ImportSteps({ details, content }: ImportStepsProps) {
  const steps = useSteps(details.id)
  const answers = useAnswers(details.id, steps.goOn)
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnChange(frame, String(steps.item?.id ?? 'confirm'))
  if (steps.isError) {
    return (
      <ErrorState
        text={importsTexts.loadFailed}
        onRetry={steps.retry}
        retrying={steps.isFetching}
      />
    )
  }
  if (steps.isLoading) {
    return (
      <>
        <LoadingNote />
        <Skeleton height="24rem" />
      </>
    )
  }
  const shown = steps.item && answers.show(steps.item)
  return (
    <div ref={frame} className={styles['stack']} tabIndex={-1}>
      {shown ? (
        <ClarifyStep
          key={shown.item.id}
          {...shown}
          content={content}
          number={steps.number}
          total={steps.total}
          onSkipRest={steps.skipRest}
          onBack={steps.goBack}
        />
      ) : (
        <ConfirmStep details={details} onBack={steps.goBack} />
      )}
      <PlanLookUp details={details} />
      <div className={styles['keeping']}>
        <p className={typography['soft-small']}>{importsTexts.keptPlan}</p>
        <DiscardButton id={details.id} />
      </div>
    </div>
  )
}
