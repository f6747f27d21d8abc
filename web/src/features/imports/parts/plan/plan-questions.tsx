import { planTexts } from '@medley/texts/plan'
import { importsTexts } from '@medley/texts/imports'
import layout from '../../../../ui/layout/layout.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useRef } from 'react'
import { useFocusOnChange } from '../../../../lib/focus/use-focus-on-change.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { ProgressLine } from '../../../../ui/feedback/progress-line.tsx'
import { LoadingNote, Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from '../imports.module.css'
import { ItemQuestion } from './item-question.tsx'
import { type Asking, useQuestions } from './use-questions.ts'

type PlanQuestionsProps = { details: ImportDetails; about: Asking; onDone: () => void }

/**
 * Open questions, one at a time. Items decided by the member or found at a source leave the queue;
 * postponed ones remain open, and the queue continues after them.
 */
export function PlanQuestions({ details, about, onDone }: PlanQuestionsProps) {
  const { item, ...questions } = useQuestions(details, about, onDone)
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnChange(frame, `${item?.id} ${item?.question}`)
  const back =
    details.state === 'written' ? planTexts.question.backToImport : planTexts.question.backToPlan
  if (questions.isError) {
    return (
      <ErrorState
        text={importsTexts.loadFailed}
        onRetry={questions.retry}
        retrying={questions.isFetching}
      />
    )
  }
  if (questions.isLoading) {
    return (
      <>
        <LoadingNote />
        <Skeleton height="24rem" />
      </>
    )
  }
  if (!item) {
    return (
      <div className={styles['tight']}>
        <p role="status">
          {questions.hasPostponed ? planTexts.question.allSeen : planTexts.question.noneLeft}
        </p>
        <div className={layout['wrap-3']}>
          <Button onClick={onDone}>{back}</Button>
        </div>
      </div>
    )
  }
  const { seen, total } = questions
  return (
    <div ref={frame} className={styles['stack']} tabIndex={-1}>
      <ProgressLine label={planTexts.question.questionsSeen} done={seen} total={total}>
        {planTexts.question.questionOf({ index: seen + 1, total })}
      </ProgressLine>
      <ItemQuestion
        key={`${item.id} ${item.question}`}
        item={item}
        busy={questions.busy}
        onDecide={questions.answer}
        onLater={questions.postpone}
        onBack={questions.goBack}
      />
      <p>
        <Button kind="link" onClick={onDone}>
          {back}
        </Button>
      </p>
    </div>
  )
}
